import UIKit

/// Options for the contents of a picture.
public struct PictureOptions: Sendable {
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
    /// The outlines of the glyphs, each once a picture, with the text as the accessible name.
    case outlines
    /// Text that names the font, which the machine that shows the picture needs; fewer bytes, and no
    /// outlines of a font whose license forbids them.
    case named
  }

  /// Creates options with default values.
  public init() {}
}
