import UIKit

/// Options for the contents of a picture.
public struct FixturePictureOptions: Sendable {
  /// The background color. `nil` leaves the picture transparent. Hosts use the system's background
  /// color.
  public var background: UIColor?
  /// The title of the picture, which assistive technologies read.
  public var title: String?
  /// A Boolean value that indicates whether each list element has an invisible element with its frame.
  /// The default is `true`.
  ///
  /// Items have the attribute `data-item` with their index path, such as `0.1`. Headers and footers
  /// have `data-element`, such as `header 0.0`.
  public var marksElements = true

  /// The form of text that is measured with font files. The default is ``FontText/outlines``.
  public var fontText = FontText.outlines

  /// The form of text that is measured with font files.
  public enum FontText: Hashable, Sendable {
    /// The outlines of the glyphs, each stored once in a picture, with the text as the accessible
    /// name.
    case outlines
    /// Text with the name of its font, which must be installed where the picture is shown. For
    /// fonts whose license forbids outlines in pictures.
    case named
    /// Text with its fonts embedded in the picture, so that it can be selected, searched and
    /// copied.
    ///
    /// Each picture contains the whole file of each font that it shows, so that a picture of a few
    /// kilobytes may have megabytes; and every recipient of the picture receives the font, which
    /// the license of the font must permit. A font whose file forbids embedding is named instead,
    /// and so is a member of a collection, which browsers do not load. `rsvg-convert` does not read
    /// such fonts and draws others.
    case embedded
  }

  /// Creates options with default values.
  public init() {}
}
