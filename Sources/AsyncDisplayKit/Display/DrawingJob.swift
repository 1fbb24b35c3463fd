import UIKit

/// The input of one drawing, created on the main thread and passed to any other thread.
struct DrawingJob: Sendable {
  let nodeClass: ASDisplayNode.Type
  let bounds: CGRect
  /// The number of pixels per point of a drawing into a context.
  let scale: CGFloat
  let parameters: DrawParameters
  let corners: DrawnCorners
  /// The traits that dynamic colors are resolved with in a context, or `nil` for those of the environment.
  let traits: ASPrimitiveTraitCollection?
  let willDraw: ASDisplayNodeContextModifier?
  let didDraw: ASDisplayNodeContextModifier?
  /// The drawings of a rasterized subtree, in place of the node's own.
  let subtree: RasterizedSubtree?

  /// Draws, unless the token was canceled before. No lock is held while overrides run.
  func perform(_ token: DrawingToken) -> DrawingResult {
    guard !token.isStopped else { return .cancelled }
    let image = image(token)
    return token.isCancelled ? .cancelled : .drawn(image)
  }

  /// Returns the image that becomes the contents: the one that the class returns, or a drawing of the size
  /// of the bounds.
  ///
  /// A drawing that draws nothing is an empty image. Its context has the origin of the bounds' size, whatever
  /// the origin of the bounds is. Source: `ASDisplayNode+AsyncDisplay.mm`,
  /// `-_displayBlockWithAsynchronous:isCancelledBlock:rasterizing:`.
  private func image(_ token: DrawingToken) -> UIImage? {
    if subtree == nil, NodeMethodOverrides.returnsPicture(nodeClass) {
      return picture(token).flatMap { corners.cut($0, bounds) }
    }
    return drawnImage(traits, bounds.size, scale, isCancelled: { token.isCancelled }) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let box = CGRect(origin: .zero, size: bounds.size)
      guard let subtree else { return draw(in: context, box, token, isRasterizing: false) }
      for part in subtree.parts { part.draw(in: context, box, token) }
    }
  }

  private func picture(_ token: DrawingToken) -> UIImage? {
    nodeClass.display(withParameters: parameters.content, isCancelled: { token.isCancelled })
  }

  /// Draws the node itself into the current context, of which the part in a box is not clipped.
  ///
  /// An image that the class returns is drawn into the bounds.
  ///
  /// - Quirk: with drawn corners, such an image is replaced by the whole drawing so far.
  ///   `ASDisplayNode+AsyncDisplay.mm`,
  ///   `-__didDisplayNodeContentWithRenderingContext:image:drawParameters:backgroundColor:borderWidth:borderColor:`.
  func draw(in context: CGContext, _ box: CGRect, _ token: DrawingToken, isRasterizing: Bool) {
    let returnsPicture = NodeMethodOverrides.returnsPicture(nodeClass)
    guard returnsPicture || NodeMethodOverrides.draws(nodeClass) else { return }
    corners.clip(context, to: box)
    willDraw?(context, parameters.content)
    var picture: UIImage?
    if returnsPicture {
      picture = self.picture(token)
    } else {
      nodeClass.draw(
        bounds, withParameters: parameters.content, isCancelled: { token.isCancelled },
        isRasterizing: isRasterizing)
    }
    didDraw?(context, parameters.content)
    if corners.areDrawn {
      corners.cut(context, box)
      if picture != nil { picture = context.makeUIImage() }
    }
    if let picture { context.draw(picture, in: bounds, blendMode: .normal, alpha: 1) }
  }
}
