/// The name under which layers keep the transition of their contents.
public let kCATransition = "transition"

extension CALayer {
  /// The layer as it is shown: itself, for there is no picture between the ends of an animation.
  public func presentation() -> Self? { self }

  /// The layer that this one shows: itself.
  public func model() -> Self { self }
}
