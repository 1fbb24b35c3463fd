/// Something that a view does with touches, and that can be added to it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view; kept weakly.
  var view: UIView? { get }
  /// Hears that it is about to be added to a view, or taken away.
  func willMove(to view: UIView?)
  /// Hears that it was added to a view, or taken away.
  func didMove(to view: UIView?)
}
