import Foundation

/// A transition from one view controller to another. It is created in code: no storyboard is read
/// here.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  public let identifier: String?
  /// The view controller before the segue.
  public let source: UIViewController
  /// The view controller after the segue.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue. A subclass overrides ``perform()`` to show the destination.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Performs the segue: runs the closure, if there is one.
  open func perform() {
    handler?()
  }
}
