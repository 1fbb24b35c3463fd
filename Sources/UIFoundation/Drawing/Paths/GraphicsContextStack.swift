import Foundation

/// The stack of graphics contexts of a thread, the current one last.
///
/// UIKit has one stack per thread. A begin call and its end call are in one synchronous function
/// call, in which a task stays on its thread, so that tasks that share a thread do not see each
/// other's contexts.
enum GraphicsContextStack {
  private final class Box {
    var contexts: [CGContext] = []
  }

  private static var box: Box {
    let key = "TextureFixtures.GraphicsContextStack"
    if let box = Thread.current.threadDictionary[key] as? Box { return box }
    let box = Box()
    Thread.current.threadDictionary[key] = box
    return box
  }

  static var current: CGContext? { box.contexts.last }

  static func push(_ context: CGContext) {
    box.contexts.append(context)
  }

  @discardableResult
  static func pop() -> CGContext? {
    box.contexts.popLast()
  }
}

/// Makes a context the current context of the thread.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.push(context)
}

/// Restores the previous current context of the thread.
public func UIGraphicsPopContext() {
  GraphicsContextStack.pop()
}

/// Returns the current context of the thread, or `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current
}

/// Begins an image context with a size in points. A scale of 0 means the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : RuntimeEnvironment.current.screen.scale
  GraphicsContextStack.push(CGContext(size: size, scale: scale))
}

/// Begins an image context with a size in points at scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns an image of the drawing in the current context, or `nil` without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContextStack.current?.makeUIImage()
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() {
  GraphicsContextStack.pop()
}

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Strokes a one-point line inside of a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Fills a rectangle in the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { UIRectFill(rect) }
}

/// Strokes a one-point line inside of a rectangle in the current context with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { UIRectFrame(rect) }
}

private func withBlendMode(_ blendMode: CGBlendMode, _ draw: () -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  draw()
  context.restoreGState()
}
