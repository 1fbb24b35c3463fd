extension UIView {
  /// What moves the view with the device; kept as data, for nothing tilts here.
  public var motionEffects: [UIMotionEffect] {
    get { values.motionEffects }
    set { values.motionEffects = newValue }
  }

  /// Adds what moves the view with the device.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    values.motionEffects.append(effect)
  }

  /// Takes away what moves the view with the device.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    values.motionEffects.removeAll { $0 === effect }
  }
}
