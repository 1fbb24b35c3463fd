import Foundation

/// An immutable image: a size in points, a scale and a name or file instead of pixels.
public final class UIImage: NSObject, Sendable {
  private let header = CoreFoundationHeader()

  /// How an image's own colors are used.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The view that shows the image decides.
    case automatic
    /// The colors are shown.
    case alwaysOriginal
    /// Only the opacity is used, filled with the tint color.
    case alwaysTemplate
  }

  /// How the parts between the caps fill a larger area.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The parts are repeated.
    case tile
    /// The parts are stretched.
    case stretch
  }

  /// How stored pixels are turned to be shown.
  public enum Orientation: Int, Hashable, Sendable {
    /// As stored.
    case up
    /// Turned by 180 degrees.
    case down
    /// Turned by 90 degrees against the clock.
    case left
    /// Turned by 90 degrees with the clock.
    case right
    /// Mirrored.
    case upMirrored
    /// Mirrored and turned by 180 degrees.
    case downMirrored
    /// Mirrored and turned by 90 degrees against the clock.
    case leftMirrored
    /// Mirrored and turned by 90 degrees with the clock.
    case rightMirrored
  }

  package struct Values: Hashable, Sendable {
    var size: CGSize
    var scale: CGFloat
    var pixels: CGImage
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var tint: UIColor?
    var symbol: SymbolValues?
    var animation: ImageAnimation?
  }

  package let values: Values

  package init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Creates an image without pixels: size zero.
  public convenience override init() {
    self.init(Values(size: .zero, scale: 1, pixels: CGImage(width: 0, height: 0)))
  }

  /// Creates an image of a size in points that has a name instead of pixels.
  ///
  /// UIKit has no such initializer; fixtures and asset catalogs use it.
  public convenience init(name: String, size: CGSize, scale: CGFloat = 1) {
    let pixels = CGImage(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      source: .named(name))
    self.init(Values(size: size, scale: scale, pixels: pixels))
  }

  /// Creates an image at scale 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image at a scale; quarter turns exchange width and height.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let turns: [Orientation] = [.left, .right, .leftMirrored, .rightMirrored]
    let shown =
      turns.contains(orientation) ? CGSize(width: size.height, height: size.width) : size
    self.init(Values(size: shown, scale: scale, pixels: cgImage, orientation: orientation))
  }

  /// Reads the size of a PNG, JPEG or GIF file at scale 1; `nil` for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads the size of a PNG, JPEG or GIF file at a scale; `nil` for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let size = ImageHeader.pixelSize(of: data) else { return nil }
    let pixels = CGImage(width: size.width, height: size.height, source: .encoded(data))
    self.init(cgImage: pixels, scale: scale, orientation: .up)
  }

  /// Reads a file at the scale that its name states, as `@2x`; `nil` when there is no such image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFileName.scale(ofPath: path))
  }

  /// Returns a Boolean value that indicates whether another image has the same size, pixels and
  /// modes.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map { $0 === self || $0.values == values } ?? false
  }

  /// A hash of the values.
  public override var hash: Int { values.hashValue }

  /// The name, if there is one, and the size in points.
  public override var description: String {
    let name = if case .named(let name) = values.pixels.source { "\(name) " } else { "" }
    return "\(name)\(NSStringFromCGSize(size))"
  }
}

extension UIImage {
  /// The size in points.
  public var size: CGSize { values.size }
  /// Pixels per point.
  public var scale: CGFloat { values.scale }
  /// The pixels.
  public var cgImage: CGImage? { values.pixels }
  /// How the image's own colors are used.
  public var renderingMode: RenderingMode { values.renderingMode }
  /// The edges that keep their size when the image is resized, in points.
  public var capInsets: UIEdgeInsets { values.capInsets }
  /// How the parts between the caps fill a larger area.
  public var resizingMode: ResizingMode { values.resizingMode }
  /// The insets of the part that is aligned with others, in points.
  public var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// How stored pixels are turned to be shown.
  public var imageOrientation: Orientation { values.orientation }
  /// A Boolean value that indicates whether the image is mirrored in a right-to-left context.
  public var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

  private func copy(_ change: (inout Values) -> Void) -> UIImage {
    var copy = values
    change(&copy)
    return UIImage(copy)
  }

  /// The same image with another use of its colors.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// The same image filled with a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    copy { $0.tint = color }
  }

  /// The same image filled with a color, with another use of its colors.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same image with caps that keep their size, in points; the middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with caps that keep their size, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same image that stretches one pixel behind caps at the left and the top, in points.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: max(0, size.height - CGFloat(top) - 1),
      right: max(0, size.width - CGFloat(left) - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The same image with insets of the part that is aligned with others, in points.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = insets }
  }

  /// The image made ready to be shown: this one, since nothing is decoded here.
  public func preparingForDisplay() -> UIImage? { self }

  /// Makes the image ready to be shown and hands it over, in the calling thread.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The same image, mirrored in a right-to-left context.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeft = true }
  }
}

extension UIImage {
  /// The image as a PNG file: the very file that it was read from.
  ///
  /// Nothing is encoded here: an image of another origin has none.
  public func pngData() -> Data? { encoded(beginningWith: [0x89, 0x50, 0x4E, 0x47]) }

  /// The image as a JPEG file: the very file that it was read from, of whatever quality.
  ///
  /// Nothing is encoded here: an image of another origin has none.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(beginningWith: [0xFF, 0xD8, 0xFF])
  }

  private func encoded(beginningWith mark: [UInt8]) -> Data? {
    guard case .encoded(let data)? = cgImage?.source, data.starts(with: mark) else { return nil }
    return data
  }
}
