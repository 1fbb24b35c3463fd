/// Gives scroll views their `delegate` in a way that lets subclasses declare one of another type.
///
/// Objective-C lets `UICollectionView` narrow the type of its superclass's delegate, Swift does not:
/// a member of a protocol extension, though, is hidden by a subclass's own member of that name.
@preconcurrency @MainActor public protocol ScrollDelegateHolding: UIScrollView {}

extension ScrollDelegateHolding {
  /// Hears of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
