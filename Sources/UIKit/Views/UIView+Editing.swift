extension UIView {
  /// Takes keyboard events away from the view or the view inside that has them.
  ///
  /// - Parameter force: whether it must give them up although it refuses.
  /// - Returns: whether nobody in the view has keyboard events afterwards.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let holder = responderWindow?.firstResponder as? UIView, holder.isDescendant(of: self)
    else { return true }
    if holder.resignFirstResponder() { return true }
    if force { responderWindow?.firstResponder = nil }
    return force
  }
}
