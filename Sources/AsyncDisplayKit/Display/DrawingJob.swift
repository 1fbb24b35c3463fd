import UIKit

/// The input of one drawing, created on the main thread and passed to any other thread.
struct DrawingJob: Sendable {
  let nodeClass: ASDisplayNode.Type
  let bounds: CGRect
  let scale: CGFloat
  let parameters: DrawParameters
  let corners: CornerRounding
  let willDraw: ASDisplayNodeContextModifier?
  let didDraw: ASDisplayNodeContextModifier?
  /// The drawings of a rasterized subtree, in place of the node's own.
  let subtree: RasterizedSubtree?

  /// Draws, unless the token was canceled before. No lock is held while overrides run.
  func perform(_ token: DrawingToken) -> DrawingResult {
    guard !token.isCancelled else { return .cancelled }
    let context = CGContext(size: bounds.size, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let hasDrawn = draw(in: context, token)
    return token.isCancelled ? .cancelled : .drawn(hasDrawn ? context.makeImage() : nil)
  }

  private func draw(in context: CGContext, _ token: DrawingToken) -> Bool {
    guard let subtree else { return draw(in: context, token, isRasterizing: false) }
    for part in subtree.parts { part.draw(in: context, token) }
    return true
  }

  /// Clips to rounded corners, of which those are rounded that the node masks.
  ///
  /// Source: `ASDisplayNode+AsyncDisplay.mm`,
  /// `-__willDisplayNodeContentWithRenderingContext:drawParameters:`.
  private func clipCorners(in context: CGContext) {
    guard corners.type == .precomposited, corners.radius > 0 else { return }
    let outline = UIBezierPath(
      roundedRect: bounds, byRoundingCorners: UIRectCorner(rawValue: corners.corners.rawValue),
      cornerRadii: CGSize(width: corners.radius, height: corners.radius))
    context.addPath(outline.cgPath)
    context.clip()
  }

  /// Draws the node itself.
  ///
  /// The blocks are not called around the method that returns an image, which has no context unless a
  /// supernode rasterizes its subtree. Source: `ASDisplayNode+AsyncDisplay.mm`,
  /// `-_displayBlockWithAsynchronous:isCancelledBlock:rasterizing:`.
  ///
  /// - Returns: `false` if the class returns images and has returned none.
  @discardableResult
  func draw(in context: CGContext, _ token: DrawingToken, isRasterizing: Bool) -> Bool {
    let returnsPicture = NodeMethodOverrides.returnsPicture(nodeClass)
    guard returnsPicture || NodeMethodOverrides.draws(nodeClass) else { return false }
    let isCancelled = { token.isCancelled }
    clipCorners(in: context)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let hasContext = isRasterizing || !returnsPicture
    if hasContext { willDraw?(context, parameters.content) }
    var picture: UIImage?
    if returnsPicture {
      picture = nodeClass.display(withParameters: parameters.content, isCancelled: isCancelled)
    } else {
      nodeClass.draw(
        bounds, withParameters: parameters.content, isCancelled: isCancelled,
        isRasterizing: isRasterizing)
    }
    if hasContext { didDraw?(context, parameters.content) }
    if let picture { context.draw(picture, in: bounds, blendMode: .normal, alpha: 1) }
    return picture != nil || !returnsPicture
  }
}
