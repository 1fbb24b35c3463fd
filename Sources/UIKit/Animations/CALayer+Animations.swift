extension CALayer {
  /// Adds an animation; one of the same name ends without finishing.
  ///
  /// Rule: Core Animation's documentation: the delegate hears the beginning and the end, and a
  /// finished animation is removed unless it says otherwise.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation-\(running.count)"
    if running[key] != nil { removeAnimation(forKey: key) }
    running[key] = anim
    anim.delegate?.animationDidStart(anim)
    guard let length = anim.totalDuration else { return }
    RuntimeEnvironment.current.scheduleTimer(
      after: length, RuntimeStep(.timer, "layer animation")
    ) { [weak self, weak anim] in
      guard let self, let anim, running[key] === anim else { return }
      if anim.isRemovedOnCompletion { running[key] = nil }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
  }

  /// The animation of a name.
  public func animation(forKey key: String) -> CAAnimation? { running[key] }

  /// The names of the animations, sorted; nil without any.
  public func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.keys.sorted()
  }

  /// Ends an animation before its time.
  public func removeAnimation(forKey key: String) {
    guard let anim = running.removeValue(forKey: key) else { return }
    anim.delegate?.animationDidStop(anim, finished: false)
  }

  /// Ends all animations before their time.
  public func removeAllAnimations() {
    for key in running.keys.sorted() { removeAnimation(forKey: key) }
  }
}
