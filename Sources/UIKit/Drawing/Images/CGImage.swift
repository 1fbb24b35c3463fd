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
    /// A part, in pixels, of what another source gives.
    indirect case part(CGRect, of: Source)
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Where the pixels come from.
  public let source: Source

  /// The provider of the image's pixels: nil, as nothing is decoded without a screen.
  ///
  /// - Quirk: UIKit has one for every image but a mask; apps that read pixels take their other way.
  public var dataProvider: CGDataProvider? { nil }

  /// Makes an image of a size in pixels.
  public init(width: Int, height: Int, source: Source = .empty) {
    self.width = width
    self.height = height
    self.source = source
  }

  /// The part inside a rectangle of pixels; nil when the rectangle is beside the image.
  ///
  /// Rule: Core Graphics' documentation of `cropping(to:)`: the rectangle is made one of whole pixels,
  /// outwards, and is cut to the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let width = Int(part.width)
    return CGImage(width: width, height: Int(part.height), source: source.cropped(to: part))
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

extension CGImage.Source {
  /// A part of this source; a part of a part is one of the whole.
  fileprivate func cropped(to rect: CGRect) -> CGImage.Source {
    switch self {
    case .empty: .empty
    case .part(let outer, let source):
      .part(rect.offsetBy(dx: outer.minX, dy: outer.minY), of: source)
    case .named, .encoded, .drawing: .part(rect, of: self)
    }
  }
}
