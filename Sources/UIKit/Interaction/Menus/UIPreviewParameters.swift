import Foundation

/// How a preview is shown, as data.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown; nil is all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil is that of the part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view.
  open var backgroundColor: UIColor?

  /// Makes parameters that show all of a view.
  public override init() {
    super.init()
  }
}
