extension UIView {
  func endEditingInside(_ force: Bool) -> Bool {
    guard let holder = responderWindow?.firstResponder as? UIView, holder.isDescendant(of: self)
    else { return true }
    if holder.resignFirstResponder() { return true }
    if force { responderWindow?.firstResponder = nil }
    return force
  }
}
