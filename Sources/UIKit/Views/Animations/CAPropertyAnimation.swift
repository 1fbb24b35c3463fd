/// An animation of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property's path, such as `position.x`.
  open var keyPath: String?
  /// Whether values are added to the property's own; default no.
  open var isAdditive = false
  /// Whether each repetition goes on from the last one; default no.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
