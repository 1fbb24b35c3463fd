import Foundation

/// An element that assistive software sees in place of a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// What holds the element; not kept alive.
  open weak var accessibilityContainer: AnyObject?
  /// The place in the container's space, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element of what holds it.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The place on the screen: that in the container, when it is a view, unless one was set.
  open override var accessibilityFrame: CGRect {
    get {
      let own = super.accessibilityFrame
      guard own == .zero, let view = accessibilityContainer as? UIView else { return own }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}
