/// An animation from one content to the next.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// How one content gives way to the next; default a fade.
  open var type = CATransitionType.fade
  /// From which side the new content comes; nil, the default, is the type's own.
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, from 0 to 1; default 0.
  open var startProgress: Float = 0
  /// Where the transition ends, from 0 to 1; default 1.
  open var endProgress: Float = 1
}
