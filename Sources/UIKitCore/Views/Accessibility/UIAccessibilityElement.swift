import Foundation

/// An accessibility element that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element, referenced weakly.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinate space of the container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The frame on the screen, in points. Unless set, it is the frame in the container, if that is a
  /// view.
  open override var accessibilityFrame: CGRect {
    get {
      let own = super.accessibilityFrame
      guard own == .zero, let view = accessibilityContainer as? UIView else { return own }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// The accessibility attributes of an element.
struct AccessibilityValues {
  /// `nil` for the default of the class, as are the label and the traits.
  var isElement: Bool?
  var label: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var userInputLabels: [String]?
  var respondsToUserInteraction: Bool?
}

/// A custom action of an accessibility element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// The closure that performs the action. It returns `true` when the action succeeded.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// The object that performs the action, which is referenced weakly.
  open weak var target: AnyObject?
  /// The method of the target that performs the action.
  open var selector: Selector!

  /// Creates an action.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that calls a method of a target. The target is referenced weakly.
  ///
  /// An assistive technology, or a test in its place, calls ``actionHandler``, which calls the target and the method of
  /// that time.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name) { action in
      guard let target = action.target else { return false }
      return action.selector?.call(on: target, action) as? Bool ?? false
    }
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }
}

/// The type of a container for assistive technologies.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// The object is not a container.
  case none
  /// The container is a table of data.
  case dataTable
  /// The container is a list.
  case list
  /// The container is a landmark, such as a navigation area.
  case landmark
  /// The container groups elements that belong together.
  case semanticGroup
}

/// The way in which assistive technologies navigate the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system chooses the navigation style.
  case automatic
  /// Assistive technologies navigate from element to element.
  case separate
  /// Assistive technologies navigate the elements as one.
  case combined
}

/// The direction in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// A scroll to the right.
  case right = 1
  /// A scroll to the left.
  case left
  /// A scroll up.
  case up
  /// A scroll down.
  case down
  /// A scroll to the next content.
  case next
  /// A scroll to the previous content.
  case previous
}
