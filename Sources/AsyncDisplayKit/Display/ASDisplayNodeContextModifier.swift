import UIKit

/// Changes a graphics context around the drawing of a node, with the draw parameters.
///
/// Texture: `ASDisplayNodeContextModifier`. Runs on the thread that draws.
public typealias ASDisplayNodeContextModifier = @Sendable (CGContext, Any?) -> Void

extension ASDisplayNode {
  /// Runs in the drawing context before the node draws; any thread, before drawing begins.
  public final var willDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier? {
    get { extras?.willDraw }
    set { ownExtras.willDraw = newValue }
  }

  /// Runs in the drawing context after the node drew; any thread, before drawing begins.
  public final var didDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier? {
    get { extras?.didDraw }
    set { ownExtras.didDraw = newValue }
  }
}
