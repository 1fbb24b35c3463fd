extension UIViewController {
  /// A name to restore the controller by.
  public var restorationIdentifier: String? {
    get { values.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }

  /// Whether a container insets the view when it is a scroll view; default yes.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { values.automaticallyAdjustsScrollViewInsets }
    set {
      values.automaticallyAdjustsScrollViewInsets = newValue
      (viewIfLoaded as? UIScrollView)?.safeAreaInsetsDidChange()
    }
  }

}
