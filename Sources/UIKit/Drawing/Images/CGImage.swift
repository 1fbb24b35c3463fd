import Foundation

/// The pixels of an image by where they come from: nothing is decoded without a screen.
public final class CGImage: Hashable, Sendable {
  /// Where an image's pixels come from.
  public enum Source: Hashable, Sendable {
    /// Nowhere: the image is transparent.
    case empty
    /// A file or an entry of the asset catalog, by name.
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

  /// The provider of the image's pixels: `nil`, as nothing is decoded without a screen.
  ///
  /// - Quirk: UIKit has one for every image but a mask; apps that read pixels take their other way.
  public var dataProvider: CGDataProvider? { nil }

  /// Creates an image of a size in pixels.
  public init(width: Int, height: Int, source: Source = .empty) {
    self.width = width
    self.height = height
    self.source = source
  }

  /// The part inside a rectangle of pixels; `nil` when the rectangle is beside the image.
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

  /// Returns a Boolean value that indicates whether two images have the same size and source.
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

/// Where the opacity of a picture's pixels is kept.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// Nowhere.
  case none
  /// Last, multiplied into the colors.
  case premultipliedLast
  /// First, multiplied into the colors.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Nowhere; the last component is skipped.
  case noneSkipLast
  /// Nowhere; the first component is skipped.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// How a picture's pixels are kept in memory; no pixels are kept here.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits, as in Core Graphics.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are numbers with a fraction.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Hands bytes to Core Graphics, or the pixels of an image to an app.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider of bytes.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
  }

  /// A copy of the bytes.
  public var data: CFData? { NSData(data: bytes) }
}
