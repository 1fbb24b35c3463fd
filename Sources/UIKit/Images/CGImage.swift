/// The pixels of an image by where they come from: nothing is decoded without a screen.
public final class CGImage: Hashable, Sendable {
  /// Where an image's pixels come from.
  public enum Source: Hashable, Sendable {
    /// Nowhere: the image is transparent.
    case empty
    /// A file or an entry of the asset catalogue, by name.
    case named(String)
    /// An encoded file, such as a PNG.
    case encoded(Data)
    /// Recorded drawing, in points.
    indirect case drawing(DisplayList)
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Where the pixels come from.
  public let source: Source

  /// Makes an image of a size in pixels.
  public init(width: Int, height: Int, source: Source = .empty) {
    self.width = width
    self.height = height
    self.source = source
  }

  /// Tells whether two images have the same size and source.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    one === other
      || (one.width == other.width && one.height == other.height && one.source == other.source)
  }

  /// Feeds the size and the source.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(source)
  }
}
