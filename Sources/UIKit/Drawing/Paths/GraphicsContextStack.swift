import Foundation

/// The contexts that drawing on a thread goes into, the current one last.
///
/// UIKit keeps one stack a thread. Pairs of begin and end lie within one synchronous call, during
/// which a task stays on its thread, so tasks that share a thread do not see each other's contexts.
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

/// Makes a context the current one of the thread.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.push(context)
}

/// Makes the former context the current one of the thread.
public func UIGraphicsPopContext() {
  GraphicsContextStack.pop()
}

/// Returns the current context of the thread; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current
}

/// Begins an image context of a size in points; a scale of 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : RuntimeEnvironment.current.screen.scale
  GraphicsContextStack.push(CGContext(size: size, scale: scale))
}

/// Begins an image context of a size in points at scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns an image of what was drawn into the current context; `nil` outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContextStack.current?.makeUIImage()
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() {
  GraphicsContextStack.pop()
}

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a line of one point inside a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Restricts drawing into the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Fills a rectangle of the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { UIRectFill(rect) }
}

/// Draws a line of one point inside a rectangle of the current context with a blend mode.
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
