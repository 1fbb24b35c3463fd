import Foundation

/// The way from one controller to another, which code makes here: there is no archive to read without
/// Interface Builder.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the way.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a way; subclasses say in ``perform()`` how it is gone.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a way that a closure goes.
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

  /// Goes the way: runs the closure, if there is one.
  open func perform() {
    handler?()
  }
}
