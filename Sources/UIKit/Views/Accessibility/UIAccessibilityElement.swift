import Foundation

/// An element that assistive software sees in place of a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// What holds the element; not kept alive.
  open weak var accessibilityContainer: AnyObject?
  /// The place in the container's space, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of what holds it.
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

/// What assistive software would say of an element.
struct AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var elementsHidden = false
  var isModal = false
  var frame: CGRect?
  var customActions: [UIAccessibilityCustomAction]?
  var attributedLabel: NSAttributedString?
  var language: String?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var userInputLabels: [String]?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
}

/// An action of an element besides the usual one.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What the action is called.
  open var name: String
  /// What the action does; answers whether anything was done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// What kind of container an object is for assistive software.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// None.
  case none
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark.
  case landmark
  /// A group that means something as a whole.
  case semanticGroup
}

/// How switches step through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system chooses.
  case automatic
  /// One by one.
  case separate
  /// As one.
  case combined
}

/// Where assistive software scrolls to.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To what comes next.
  case next
  /// To what came before.
  case previous
}
