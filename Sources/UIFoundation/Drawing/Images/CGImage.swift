import Foundation

/// An image that stores the source of its pixels. Nothing is decoded, because nothing is shown on a
/// screen.
public final class CGImage: Hashable, Sendable {
  /// The source of an image's pixels.
  package enum Source: Hashable, Sendable {
    /// No source: the image is transparent.
    case empty
    /// A file or an asset, by name.
    case named(String)
    /// The content of an image file, such as a PNG.
    case encoded(Data)
    /// A recorded drawing, in points.
    indirect case drawing(RuntimeDrawing.DisplayList)
    /// A part of another source, in pixels.
    indirect case part(CGRect, of: Source)
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The source of the pixels.
  package let source: Source
  /// The number of pixels in a point of a recorded drawing; 1 for images of another source.
  package let drawingScale: CGFloat
  /// The number of display lists and images that are inside of one another in a recorded drawing; 0 for
  /// images of another source.
  let drawingDepth: Int

  /// The provider of the pixel data; always `nil`, because nothing is decoded.
  ///
  /// - Quirk: in UIKit, every image except a mask has one. Apps that read pixels take their
  ///   fallback path.
  public var dataProvider: CGDataProvider? { nil }

  /// Creates an image with a size in pixels.
  package init(width: Int, height: Int, source: Source = .empty) {
    self.width = width
    self.height = height
    self.source = source
    drawingScale = 1
    drawingDepth = source.drawingDepth
  }

  /// Creates an image from a recorded drawing, with a size in pixels and the drawing's number of
  /// pixels per point.
  package init(width: Int, height: Int, source: Source, drawingScale: CGFloat) {
    self.width = width
    self.height = height
    self.source = source
    self.drawingScale = drawingScale
    drawingDepth = source.drawingDepth
  }

  /// Returns the part of the image in a rectangle of pixels, or `nil` when the rectangle is outside
  /// of the image.
  ///
  /// Rule: Core Graphics' documentation of `cropping(to:)`: the rectangle is expanded to integral
  /// pixels and intersected with the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let width = Int(part.width)
    return CGImage(
      width: width, height: Int(part.height), source: source.cropped(to: part),
      drawingScale: drawingScale)
  }

  /// Returns a Boolean value that indicates whether two images have the same size and source.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    one === other
      || (one.width == other.width && one.height == other.height && one.source == other.source)
  }

  /// Adds the size and the source to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(source)
  }
}

extension CGImage.Source {
  fileprivate var drawingDepth: Int {
    switch self {
    case .empty, .named, .encoded: 0
    case .drawing(let list): list.depth + 1
    case .part(_, let source): source.drawingDepth
    }
  }

  /// Returns a part of this source. A part of a part is stored as a part of the whole.
  fileprivate func cropped(to rect: CGRect) -> CGImage.Source {
    switch self {
    case .empty: .empty
    case .part(let outer, let source):
      .part(rect.offsetBy(dx: outer.minX, dy: outer.minY), of: source)
    case .named, .encoded, .drawing: .part(rect, of: self)
    }
  }
}

/// The position of the alpha component of pixels.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// Pixels have no alpha component.
  case none
  /// The alpha component is the last one. Colors are premultiplied by alpha.
  case premultipliedLast
  /// The alpha component is the first one. Colors are premultiplied by alpha.
  case premultipliedFirst
  /// The alpha component is the last one. Colors are not premultiplied.
  case last
  /// The alpha component is the first one. Colors are not premultiplied.
  case first
  /// Pixels have no alpha component, and their last component is ignored.
  case noneSkipLast
  /// Pixels have no alpha component, and their first component is ignored.
  case noneSkipFirst
  /// Pixels have an alpha component only.
  case alphaOnly
}

/// The layout of pixels in memory. No pixels are stored here.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The raw bits of the set, the same as in Core Graphics.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A mask of the bits that contain a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// A mask of the bits that contain the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The byte order of 16-bit units is little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// The byte order of 32-bit units is little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The byte order of 16-bit units is big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// The byte order of 32-bit units is big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A provider of binary data.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider from data.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
  }

  /// A copy of the data.
  public var data: CFData? { NSData(data: bytes) }
}
