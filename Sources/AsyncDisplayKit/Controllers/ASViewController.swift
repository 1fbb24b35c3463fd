import UIKit

/// The older class of ``ASDKViewController``, whose plain initialiser is a convenience.
///
/// Texture: `ASViewController`. Main thread.
@preconcurrency @MainActor
open class ASViewController<DisplayNodeType: ASDisplayNode>: ASDKViewController<DisplayNodeType> {
  /// Makes a controller around a node.
  public override init(node: DisplayNodeType) {
    super.init(node: node)
  }

  /// Makes a controller around a plain node of its class.
  public convenience override init() {
    self.init(node: unsafeDowncast(DisplayNodeType.instantiate(), to: DisplayNodeType.self))
  }

  /// Makes a controller without a node; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
