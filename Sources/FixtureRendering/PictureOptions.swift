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

  /// Creates options with default values.
  public init() {}
}
