import Foundation

/// An immutable image: a size in points, a scale, and a name or a file instead of pixels.
public final class UIImage: NSObject, Sendable {
  private let header = CoreFoundationHeader()

  /// The way in which an image's own colors are used.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The view that shows the image decides whether the image is a template.
    case automatic
    /// The image is drawn with its own colors.
    case alwaysOriginal
    /// The image's alpha channel is filled with the tint color.
    case alwaysTemplate
  }

  /// The way in which the area between the caps is filled.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The area is tiled.
    case tile
    /// The area is stretched.
    case stretch
  }

  /// The orientation in which stored pixels are shown.
  public enum Orientation: Int, Hashable, Sendable {
    /// The image is shown as its pixels are stored.
    case up
    /// The image is rotated by 180 degrees.
    case down
    /// The image is rotated by 90 degrees counterclockwise.
    case left
    /// The image is rotated by 90 degrees clockwise.
    case right
    /// The image is mirrored.
    case upMirrored
    /// The image is mirrored and rotated by 180 degrees.
    case downMirrored
    /// The image is mirrored and rotated by 90 degrees counterclockwise.
    case leftMirrored
    /// The image is mirrored and rotated by 90 degrees clockwise.
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

  /// The asset with the other variants of the image, or `nil` for an image that is not from an asset.
  public let imageAsset: UIImageAsset?

  package init(_ values: Values, asset: UIImageAsset? = nil) {
    self.values = values
    imageAsset = asset
    super.init()
  }

  /// Creates an empty image of size zero.
  public convenience override init() {
    self.init(Values(size: .zero, scale: 1, pixels: CGImage(width: 0, height: 0)))
  }

  /// Creates an image with a size in points and a name instead of pixels.
  ///
  /// UIKit has no such initializer; fixtures and asset catalogs use it. A size whose extents are not
  /// between 0 and 1,000,000,000 points, or a scale that is not above 0 and at most 100, is reported as
  /// ``RuntimeViolation/Code/invalidGeometry``, and the image is empty. Decided here: the limits are
  /// those of fixtures.
  public convenience init(name: String, size: CGSize, scale: CGFloat = 1) {
    let extents = 0...CGFloat(1_000_000_000)
    guard extents.contains(size.width), extents.contains(size.height), scale > 0, scale <= 100
    else {
      RuntimeEnvironment.current.report(
        RuntimeViolation(
          .invalidGeometry, subject: "UIImage",
          message: "The image '\(name)' has the size \(size) at the scale \(scale).",
          remedy: "Set a size of 0 to 1,000,000,000 points, and a scale above 0 and up to 100."))
      self.init()
      return
    }
    let pixels = CGImage(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      source: .named(name))
    self.init(Values(size: size, scale: scale, pixels: pixels))
  }

  /// Creates an image from a Core Graphics image, at scale 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Graphics image, at a scale. Orientations with a quarter turn
  /// exchange width and height.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let turns: [Orientation] = [.left, .right, .leftMirrored, .rightMirrored]
    let shown =
      turns.contains(orientation) ? CGSize(width: size.height, height: size.width) : size
    self.init(Values(size: shown, scale: scale, pixels: cgImage, orientation: orientation))
  }

  /// Creates an image from a PNG, JPEG, or GIF file at scale 1, or returns `nil` for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a PNG, JPEG, or GIF file at a scale, or returns `nil` for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let size = ImageHeader.pixelSize(of: data) else { return nil }
    let pixels = CGImage(width: size.width, height: size.height, source: .encoded(data))
    self.init(cgImage: pixels, scale: scale, orientation: .up)
  }

  /// Creates an image from a file at the scale of its name, as in `@2x`, or returns `nil`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFileName.scale(ofPath: path))
  }

  /// Returns a Boolean value that indicates whether another image has the same size, source, and
  /// modes.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map { $0 === self || $0.values == values } ?? false
  }

  /// A hash of the values.
  public override var hash: Int { values.hashValue }

  /// A description that consists of the image's name, if it has one, and its size in points.
  public override var description: String {
    let name = if case .named(let name) = values.pixels.source { "\(name) " } else { "" }
    return "\(name)\(NSCoder.string(for: size))"
  }
}

extension UIImage {
  /// The size in points.
  public var size: CGSize { values.size }
  /// The number of pixels per point.
  public var scale: CGFloat { values.scale }
  /// The Core Graphics image.
  public var cgImage: CGImage? { values.pixels }
  /// The way in which the image's own colors are used.
  public var renderingMode: RenderingMode { values.renderingMode }
  /// The insets of the edges that keep their size when the image is resized, in points.
  public var capInsets: UIEdgeInsets { values.capInsets }
  /// The way in which the area between the caps is filled.
  public var resizingMode: ResizingMode { values.resizingMode }
  /// The insets of the alignment rectangle, in points.
  public var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// The orientation in which the stored pixels are shown.
  public var imageOrientation: Orientation { values.orientation }
  /// A Boolean value that indicates whether the image is mirrored in a right-to-left context.
  public var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

  /// The color that fills the image in place of its own colors, or `nil`.
  package var tint: UIColor? { values.tint }

  private func copy(_ change: (inout Values) -> Void) -> UIImage {
    var copy = values
    change(&copy)
    return UIImage(copy, asset: imageAsset)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a tint color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    copy { $0.tint = color }
  }

  /// Returns the image with a tint color and a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with cap insets in points. The area between the insets is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets in points and a resizing mode.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with caps at the left and the top, in points. The pixel after each cap is
  /// stretched.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: max(0, size.height - CGFloat(top) - 1),
      right: max(0, size.width - CGFloat(left) - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the image with insets of the alignment rectangle, in points.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = insets }
  }

  /// Returns the image itself: nothing is decoded here.
  public func preparingForDisplay() -> UIImage? { self }

  /// Passes the image itself to the completion handler, on the calling thread.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns the image with the orientation in which it is shown mirrored from left to right.
  ///
  /// Source: Apple's documentation of `UIImage.Orientation`: a mirrored orientation mirrors before it rotates, so that an
  /// orientation with a quarter turn becomes the mirrored one with the opposite turn.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    copy { $0.orientation = $0.orientation.flippedHorizontally }
  }

  /// Returns an image that is mirrored in a right-to-left context.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeft = true }
  }
}

extension UIImage {
  /// Returns the PNG file from which the image was created, or `nil`.
  ///
  /// Nothing is encoded here, so that other images have no PNG data.
  public func pngData() -> Data? { encoded(beginningWith: [0x89, 0x50, 0x4E, 0x47]) }

  /// Returns the JPEG file from which the image was created, or `nil`. The quality is ignored.
  ///
  /// Nothing is encoded here, so that other images have no JPEG data.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(beginningWith: [0xFF, 0xD8, 0xFF])
  }

  private func encoded(beginningWith mark: [UInt8]) -> Data? {
    guard case .encoded(let data)? = cgImage?.source, data.starts(with: mark) else { return nil }
    return data
  }
}

extension UIImage.Orientation {
  fileprivate var flippedHorizontally: Self {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
