/// The named images and colours of a headless run, in place of an app's asset catalogue.
public struct AssetCatalog: Sendable {
  /// The images by name.
  public var images: [String: UIImage]
  /// The colours by name.
  public var colors: [String: UIColor]

  /// The names of the symbols there are; nil, the default, for every well-formed name.
  public var symbolNames: Set<String>?

  /// Makes a catalogue; the default is empty.
  public init(images: [String: UIImage] = [:], colors: [String: UIColor] = [:]) {
    self.images = images
    self.colors = colors
  }
}
