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
  /// The drawings of a rasterized subtree, back to front.
  let parts: [Part]

  /// The drawing of a subnode into the contents of its supernode.
  struct Part: Sendable {
    let frame: CGRect
    let backgroundColor: CGColor?
    let alpha: CGFloat
    let job: DrawingJob
  }

  /// Draws, unless the token was canceled before. No lock is held while overrides run.
  func perform(_ token: DrawingToken) -> DrawingResult {
    guard !token.isCancelled else { return .cancelled }
    let context = CGContext(size: bounds.size, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    clipCorners(in: context)
    let hasDrawn = draw(in: context, token, isRasterizing: false)
    let hasDrawnParts = drawParts(in: context, token)
    guard !token.isCancelled else { return .cancelled }
    let isEmpty = context.displayList.isEmpty
    // An override that calls super reaches the base class as well, but has drawn something.
    guard hasDrawn || hasDrawnParts || !isEmpty else { return .notImplemented }
    return .drawn(isEmpty ? nil : context.makeImage())
  }

  private func clipCorners(in context: CGContext) {
    guard corners.type == .precomposited, corners.radius > 0 else { return }
    context.addPath(
      CGPath(
        roundedRect: bounds, cornerWidth: corners.radius, cornerHeight: corners.radius,
        transform: nil))
    context.clip()
  }

  /// Draws the node itself.
  ///
  /// The blocks are not called around the method that returns an image, which has no context. Source:
  /// `ASDisplayNode+AsyncDisplay.mm`, `-_displayBlockWithAsynchronous:isCancelledBlock:rasterizing:`.
  ///
  /// - Returns: Whether its class has drawing code of its own.
  private func draw(
    in context: CGContext, _ token: DrawingToken, isRasterizing: Bool
  ) -> Bool {
    let record = DrawingRecord()
    let isCancelled = { token.isCancelled }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    DrawingRecord.$current.withValue(record) {
      if let picture = nodeClass.display(
        withParameters: parameters.content, isCancelled: isCancelled)
      {
        context.draw(picture, in: bounds, blendMode: .normal, alpha: 1)
      } else if record.isDisplayUnimplemented {
        willDraw?(context, parameters.content)
        nodeClass.draw(
          bounds, withParameters: parameters.content, isCancelled: isCancelled,
          isRasterizing: isRasterizing)
        didDraw?(context, parameters.content)
      }
    }
    return !record.isUnimplemented
  }

  private func drawParts(in context: CGContext, _ token: DrawingToken) -> Bool {
    for part in parts where !token.isCancelled {
      context.saveGState()
      context.translateBy(x: part.frame.minX, y: part.frame.minY)
      context.setAlpha(part.alpha)
      if let color = part.backgroundColor {
        context.setFillColor(color)
        context.fill(CGRect(origin: .zero, size: part.frame.size))
      }
      context.translateBy(x: -part.job.bounds.minX, y: -part.job.bounds.minY)
      _ = part.job.draw(in: context, token, isRasterizing: true)
      _ = part.job.drawParts(in: context, token)
      context.restoreGState()
    }
    return !parts.isEmpty
  }
}

/// A record of which drawing hooks of the base class were reached during one drawing.
final class DrawingRecord: Sendable {
  private struct Unimplemented {
    var drawing = false
    var picture = false
  }

  /// The record of the running drawing.
  @TaskLocal static var current: DrawingRecord?

  private let unimplemented = Locked(Unimplemented())

  /// Records that the class does not draw into a context.
  func markDrawUnimplemented() { unimplemented.withLock { $0.drawing = true } }

  /// Records that the class does not return an image.
  func markDisplayUnimplemented() { unimplemented.withLock { $0.picture = true } }

  /// A Boolean value that indicates whether the class overrides none of the drawing hooks.
  var isUnimplemented: Bool { unimplemented.withLock { $0.drawing && $0.picture } }

  /// A Boolean value that indicates whether the class does not return an image.
  var isDisplayUnimplemented: Bool { unimplemented.withLock { $0.picture } }
}
