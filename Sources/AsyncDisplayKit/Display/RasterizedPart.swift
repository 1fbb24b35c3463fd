import UIKit

/// The drawing of a node, with its subnodes, into the contents of the node that rasterizes the subtree.
///
/// The opacity of a node is not applied. Source: `ASDisplayNode+AsyncDisplay.mm`,
/// `-_recursivelyRasterizeSelfAndSublayersWithIsCancelledBlock:displayBlocks:`.
struct RasterizedPart: Sendable {
  /// The origin in the coordinate system of the supernode.
  let origin: CGPoint
  /// The corner radius of the clipped bounds, or `nil` if the node does not clip.
  let clipRadius: CGFloat?
  let backgroundColor: CGColor?
  let job: DrawingJob
  /// The drawings of the subnodes, back to front.
  let subnodes: [RasterizedPart]

  /// Draws the background, the node and its subnodes, unless the drawing was canceled.
  ///
  /// The outer box is the part of the context that is not clipped, in the supernode's coordinates.
  func draw(in context: CGContext, _ outer: CGRect, _ token: DrawingToken) {
    guard !token.isCancelled else { return }
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    var box = outer.offsetBy(dx: -origin.x, dy: -origin.y)
    if let clipRadius {
      clip(context, radius: clipRadius)
      box = box.intersection(job.bounds)
    }
    if let backgroundColor, backgroundColor.alpha > 0 {
      context.setFillColor(backgroundColor)
      context.fill(job.bounds)
    }
    if !box.isNull { job.draw(in: context, box, token, isRasterizing: true) }
    for subnode in subnodes { subnode.draw(in: context, box, token) }
    context.restoreGState()
  }

  private func clip(_ context: CGContext, radius: CGFloat) {
    guard radius != 0 else { return context.clip(to: job.bounds) }
    context.addPath(UIBezierPath(roundedRect: job.bounds, cornerRadius: radius).cgPath)
    context.clip()
  }
}

/// The drawings that a node which rasterizes its subtree has in place of its own.
struct RasterizedSubtree: Sendable {
  /// The drawing of the root, or none if the root is hidden or transparent.
  let parts: [RasterizedPart]
}
