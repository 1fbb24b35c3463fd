extension RuntimeBridge {
  /// A protocol whose extension declares the `delegate` of scroll views, so that subclasses can
  /// declare one of another type.
  ///
  /// Objective-C lets `UICollectionView` narrow the type of its superclass's delegate, but Swift does
  /// not. A member of a protocol extension, however, is hidden by a subclass's own member with the
  /// same name.
  @preconcurrency @MainActor public protocol ScrollDelegateHolding: UIScrollView {}
}

extension RuntimeBridge.ScrollDelegateHolding {
  /// The delegate that is notified of scrolling and zooming.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
