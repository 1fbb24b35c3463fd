extension CGContext {
  /// The drawn pixels; `nil` when the size is empty.
  public func makeImage() -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(width: width, height: height, source: .drawing(displayList))
  }

  /// The drawn image at the context's size and scale.
  package func makeUIImage() -> UIImage? {
    makeImage().map { UIImage(UIImage.Values(size: size, scale: scale, pixels: $0)) }
  }
}

extension CALayer {
  /// Records what ``draw(in:)`` draws as the contents; nothing drawn takes away what was drawn before,
  /// not what was set.
  ///
  /// A layer without a size is drawn once it has one.
  package func recordContents() {
    guard !bounds.isEmpty else {
      pending.display = true
      return takeDrawing(nil)
    }
    let context = CGContext(size: bounds.size, scale: contentsScale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    delegate?.layerWillDraw(self)
    draw(in: context)
    takeDrawing(context.displayList.isEmpty ? nil : context.makeImage())
  }

  private func takeDrawing(_ image: CGImage?) {
    guard image != nil || hasDrawnContents else { return }
    contents = image
    hasDrawnContents = image != nil
  }
}

extension UIColor {
  /// Makes the color that of insides and outlines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the color that of insides in the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the color that of outlines in the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension CGContext {
  /// Creates a context of a size in pixels, whose origin is at the bottom left, as Core Graphics
  /// has it.
  ///
  /// What is drawn is written down; no memory is written to.
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

  /// The memory that is drawn to: `nil`, as what is drawn is written down alone.
  ///
  /// Rule: Core Graphics' documentation: `nil` too for a context that has no memory of pixels.
  public var data: UnsafeMutableRawPointer? { nil }
  /// How many bytes a row of pixels would take.
  public var bytesPerRow: Int { width * 4 }
  /// How many bits a pixel would take: 32.
  public var bitsPerPixel: Int { 32 }
  /// How many bits a component would take: 8.
  public var bitsPerComponent: Int { 8 }
  /// The space of the colors.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where the opacity would be kept: last.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How pixels would be kept.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

extension CGImage {
  /// The space of the colors.
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
