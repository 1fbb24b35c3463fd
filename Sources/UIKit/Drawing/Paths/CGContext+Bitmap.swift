extension CGContext {
  /// Makes a context of a size in pixels, whose origin is at the bottom left, as Core Graphics has it.
  ///
  /// What is drawn is written down; no memory is written to.
  ///
  /// - Returns: nil for a size that is not positive.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// The memory that is drawn to: nil, as what is drawn is written down alone.
  ///
  /// Rule: Core Graphics' documentation: nil too for a context that has no memory of pixels.
  public var data: UnsafeMutableRawPointer? { nil }
  /// How many bytes a row of pixels would take.
  public var bytesPerRow: Int { width * 4 }
  /// How many bits a pixel would take: 32.
  public var bitsPerPixel: Int { 32 }
  /// How many bits a component would take: 8.
  public var bitsPerComponent: Int { 8 }
  /// The space of the colours.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where the opacity would be kept: last.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How pixels would be kept.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

extension CGImage {
  /// The space of the colours.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// How many bits a component would take: 8.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a pixel would take: 32.
  public var bitsPerPixel: Int { 32 }
  /// How many bytes a row would take.
  public var bytesPerRow: Int { width * 4 }
  /// Where the opacity would be kept: last.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How pixels would be kept.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
