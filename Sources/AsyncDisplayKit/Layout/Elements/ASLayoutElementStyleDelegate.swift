/// An observer of one style.
public protocol ASLayoutElementStyleDelegate: AnyObject {
  /// Tells that a property has a new value; the name is one of the `ASLayoutElementStyle…Property`
  /// constants.
  ///
  /// Called on the thread that set the property, after the change.
  func style(_ style: ASLayoutElementStyle, propertyDidChange propertyName: String)
}
