import Foundation

extension CALayer {
  /// Returns the outline of the bounds with the layer's rounded corners, reduced by a distance in
  /// points.
  package func roundedOutline(insetBy inset: CGFloat = 0) -> CGPath {
    let rect = bounds.standardized.insetBy(dx: inset, dy: inset)
    let radius = max(0, cornerRadius - inset)
    guard radius > 0, !rect.isNull else {
      return CGPath(elements: CGPath.rectangle(rect.isNull ? .zero : rect))
    }
    return CGPath(
      elements: CGPath.roundedRectangle(
        rect, corners: roundedCorners, radii: CGSize(width: radius, height: radius),
        isContinuous: cornerCurve == .continuous))
  }

  /// The corners that ``cornerRadius`` rounds, as a set for a Bézier path.
  private var roundedCorners: UIRectCorner {
    guard maskedCorners != .all else { return .allCorners }
    var corners: UIRectCorner = []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }

  /// A drawing of the background color inside the rounded corners, in the layer's coordinates.
  package var backgroundDrawing: RuntimeDrawing.DisplayList {
    guard drawsItself, let color = backgroundColor, color.alpha > 0 else {
      return RuntimeDrawing.DisplayList()
    }
    return RuntimeDrawing.DisplayList([
      .fill(roundedOutline(), color: color, rule: .winding, blend: .normal)
    ])
  }

  /// A drawing of the border inside the bounds, in the layer's coordinates.
  ///
  /// Source: Core Animation's `borderWidth`: it is drawn above the contents and the sublayers.
  package var borderDrawing: RuntimeDrawing.DisplayList {
    guard drawsItself, borderWidth > 0, let color = borderColor, color.alpha > 0 else {
      return RuntimeDrawing.DisplayList()
    }
    let style = RuntimeDrawing.DisplayList.StrokeStyle(width: borderWidth)
    return RuntimeDrawing.DisplayList([
      .stroke(roundedOutline(insetBy: borderWidth / 2), color: color, style: style, blend: .normal)
    ])
  }

  /// A drawing of the contents in the layer's coordinates. Pending display happens first.
  ///
  /// Shapes, gradients, and text are drawn again each time, because they are not clipped to the
  /// bounds.
  package var contentsDrawing: RuntimeDrawing.DisplayList {
    guard drawsItself else { return RuntimeDrawing.DisplayList() }
    displayIfNeeded()
    let isDrawn = isVectorLayer && (contents == nil || hasDrawnContents)
    let own = isVectorLayer ? freshDrawing : RuntimeDrawing.DisplayList()
    guard !isDrawn, let image = shownPart else { return own }
    return RuntimeDrawing.DisplayList(placed(image).operations + own.operations)
  }

  private var freshDrawing: RuntimeDrawing.DisplayList {
    let context = CGContext(size: bounds.size, scale: contentsScale)
    draw(in: context)
    let list = context.displayList
    guard let clip = vectorClip, !list.isEmpty else { return list }
    return RuntimeDrawing.DisplayList([.group(list, clip: clip, alpha: 1)])
  }

  /// Returns a drawing of an image in the bounds. A recorded drawing of the layer's own size is not
  /// scaled.
  private func placed(_ image: UIImage) -> RuntimeDrawing.DisplayList {
    let bounds = bounds.standardized
    guard !bounds.isEmpty else { return RuntimeDrawing.DisplayList() }
    let rect = contentsGravity.place(image.size, in: bounds)
    if let list = drawing(of: image, filling: rect) { return list }
    return RuntimeDrawing.DisplayList([.image(image, rect: rect, alpha: 1, blend: .normal)])
  }

  private func drawing(of image: UIImage, filling rect: CGRect) -> RuntimeDrawing.DisplayList? {
    guard let pixels = image.cgImage, case .drawing(let list) = pixels.source,
      image.imageOrientation == .up, image.tint == nil, image.capInsets == .zero
    else { return nil }
    let pixel = 1 / max(pixels.drawingScale, 0.001)
    let size = CGSize(width: CGFloat(pixels.width) * pixel, height: CGFloat(pixels.height) * pixel)
    guard abs(size.width - rect.width) < pixel, abs(size.height - rect.height) < pixel else {
      return nil
    }
    let moved = list.applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    guard let extent = moved.extent, !extent.overflows(rect) else {
      let clip = CGPath(elements: CGPath.rectangle(rect))
      return RuntimeDrawing.DisplayList([.group(moved, clip: clip, alpha: 1)])
    }
    return moved
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether a part of the rectangle lies outside of another
  /// one.
  fileprivate func overflows(_ other: CGRect) -> Bool {
    minX < other.minX || minY < other.minY || maxX > other.maxX || maxY > other.maxY
  }
}

extension CALayer {
  /// Records the drawing of ``draw(in:)`` as the contents of the layer.
  ///
  /// An empty drawing removes contents that were recorded before, but not contents that were set. A
  /// layer of size zero is drawn as soon as it has a size.
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
