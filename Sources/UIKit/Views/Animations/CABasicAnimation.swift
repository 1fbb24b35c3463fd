/// An animation between two values.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; the property's own when nil.
  open var fromValue: Any?
  /// The last value; the property's own when nil.
  open var toValue: Any?
  /// What is added to the first value.
  open var byValue: Any?
}
