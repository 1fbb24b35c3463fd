import Foundation

extension CALayer {
  /// The depth from which layers are drawn as a box.
  ///
  /// Decided here: readers of XML, such as libxml2, reject documents of more than 256 nested elements, and a
  /// layer of a picture has up to two. Layers of apps are nested less deeply.
  package static let maximumDrawnDepth = 100

  /// Renders the layer and its sublayers into a graphics context, back to front.
  ///
  /// The context's coordinates are the layer's own. Background, contents, shadow, border, rounded
  /// corners, opacity and transforms of the plane are drawn. A layer with a transform of space, a mask
  /// or filters is left out with its sublayers. Layers nested more than 100 deep are drawn as a box.
  ///
  /// Source: Core Animation's documentation of `render(in:)`. The box is decided here.
  public func render(in context: CGContext) {
    render(in: context, depth: 0)
  }

  private func render(in context: CGContext, depth: Int) {
    guard !isHidden, !isHiddenFromBehind, opacity > 0, isRendered else { return }
    context.saveGState()
    beginRendering(in: context)
    if masksToBounds {
      context.addPath(roundedOutline())
      context.clip()
    }
    context.draw(inPlace: backgroundDrawing)
    context.draw(inPlace: contentsDrawing)
    for sublayer in sublayersByDepth { sublayer.renderPlaced(in: context, depth: depth + 1) }
    context.restoreGState()
    context.draw(inPlace: borderDrawing)
  }

  private var isRendered: Bool {
    mask == nil && filters?.isEmpty ?? true && backgroundFilters?.isEmpty ?? true
      && compositingFilter == nil
  }

  private func renderPlaced(in context: CGContext, depth: Int) {
    guard CATransform3DIsAffine(transform), case .flat(let transform) = placement else { return }
    context.saveGState()
    context.concatenate(transform)
    if depth < Self.maximumDrawnDepth {
      render(in: context, depth: depth)
    } else {
      context.setStrokeColor(CGColor(gray: 0.5, alpha: 1))
      context.stroke(bounds)
    }
    context.restoreGState()
  }

  /// Opens a group for the opacity or the shadow of the layer and its sublayers.
  private func beginRendering(in context: CGContext) {
    let hasShadow = shadowOpacity > 0 && shadowColor != nil && !masksToBounds
    guard opacity < 1 || hasShadow else { return }
    if hasShadow, let color = shadowColor?.copy(alpha: CGFloat(shadowOpacity)) {
      context.setShadow(offset: shadowOffset, blur: shadowRadius * 2, color: color)
    }
    context.setAlpha(CGFloat(opacity))
    context.openGroup(
      clip: nil, alpha: CGFloat(opacity), shadow: hasShadow ? context.state.shadow : nil)
    context.setAlpha(1)
    context.setShadow(offset: .zero, blur: 0, color: nil)
  }
}

extension CGContext {
  /// Draws a recorded display list in the current coordinates, operation by operation.
  func draw(inPlace list: RuntimeDrawing.DisplayList) {
    for operation in list.operations { recordInPlace(operation) }
  }
}

/// The key under which a layer stores the transition of its contents.
public let kCATransition = "transition"

extension CALayer {
  /// Returns the layer itself: there are no intermediate values of animations.
  public func presentation() -> Self? { self }

  /// Returns the layer itself: there is no separate presentation layer.
  public func model() -> Self { self }
}
