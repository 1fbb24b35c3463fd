extension UIView {
  /// The traits that the view and those below have in place of the inherited ones (iOS 17).
  ///
  /// Views and controllers below hear of a change at once.
  public var traitOverrides: UITraitOverrides {
    get { values.traitOverrides }
    set {
      values.traitOverrides = newValue
      updateTraits()
    }
  }

  /// Tells this view and those below of changed traits at once; main thread (iOS 17).
  public func updateTraitsIfNeeded() { updateTraits() }
}

extension UIViewController {
  /// The traits that the controller and its children have in place of the inherited ones (iOS 17).
  ///
  /// Views and controllers below hear of a change at once.
  public var traitOverrides: UITraitOverrides {
    get { values.traitOverrides }
    set {
      values.traitOverrides = newValue
      viewIfLoaded?.updateTraits()
    }
  }

  /// Tells the controller and those below of changed traits at once; main thread (iOS 17).
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }
}
