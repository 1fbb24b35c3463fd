extension CGContext {
  /// Returns the drawing as an image, or `nil` when the size is empty.
  public func makeImage() -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      width: width, height: height, source: .drawing(displayList), drawingScale: scale)
  }

  /// Returns the drawing as an image in the context's size and scale.
  package func makeUIImage() -> UIImage? {
    makeImage().map { UIImage(UIImage.Values(size: size, scale: scale, pixels: $0)) }
  }
}

extension UIColor {
  /// Sets the fill and the stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke color of the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension CGContext {
  /// Creates a context with a size in pixels. Its origin is at the bottom left, as in Core
  /// Graphics.
  ///
  /// Drawing is recorded; the memory is not written.
  ///
  /// - Returns: `nil` for a size that is not positive.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// The bitmap memory; always `nil`, because drawing is recorded.
  ///
  /// Rule: Core Graphics' documentation: it is `nil` for a context without a bitmap.
  public var data: UnsafeMutableRawPointer? { nil }
  /// The number of bytes per row that a bitmap would have.
  public var bytesPerRow: Int { width * 4 }
  /// The number of bits per pixel that a bitmap would have: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bits per component that a bitmap would have: 8.
  public var bitsPerComponent: Int { 8 }
  /// The color space that a bitmap would have: device-dependent RGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The position of the alpha component that a bitmap would have: last, premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The pixel layout that a bitmap would have.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

extension CGImage {
  /// The color space that a bitmap would have: device-dependent RGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The number of bits per component that a bitmap would have: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel that a bitmap would have: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row that a bitmap would have.
  public var bytesPerRow: Int { width * 4 }
  /// The position of the alpha component that a bitmap would have: last, premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The pixel layout that a bitmap would have.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
