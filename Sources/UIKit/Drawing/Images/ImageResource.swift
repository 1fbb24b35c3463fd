import Foundation

/// The name of an image of an asset catalogue, as Xcode writes it for each image.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalogue.
  let name: String
  /// Where the catalogue is.
  let bundle: Bundle

  /// Makes the name of an image.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
