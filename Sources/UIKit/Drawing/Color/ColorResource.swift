import Foundation

/// The name of a colour of an asset catalogue, as Xcode writes it for each colour.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalogue.
  let name: String
  /// Where the catalogue is.
  let bundle: Bundle

  /// Makes the name of a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
