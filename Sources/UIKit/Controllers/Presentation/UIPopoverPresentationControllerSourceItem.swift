import Foundation

/// What a popover points to: a view or a button of a bar; main thread.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where the item lies in a view's space, in points; null when it is not shown with the view.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view lies in another one's space, in points; null in different windows.
  public func frame(in referenceView: UIView) -> CGRect {
    guard window === referenceView.window else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the button's view lies, in points; null for a button that the bar draws, as nothing is drawn.
  public func frame(in referenceView: UIView) -> CGRect {
    customView?.frame(in: referenceView) ?? .null
  }
}
