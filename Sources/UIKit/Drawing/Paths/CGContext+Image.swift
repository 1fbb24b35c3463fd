extension CGContext {
  /// The drawn pixels; nil when the size is empty.
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
  /// Makes the colour that of insides and outlines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of insides in the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour that of outlines in the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
