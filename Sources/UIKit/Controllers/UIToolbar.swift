/// A bar of buttons, 44 points high.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The height in points without the safe area.
  package static let standardHeight: CGFloat = 44

  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content shines through; default yes.
  open var isTranslucent = true

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
