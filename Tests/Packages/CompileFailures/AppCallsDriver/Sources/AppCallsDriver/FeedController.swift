import UIKit

/// A controller that rotates its window, which only a test can simulate: UIKit has no such method.
final class FeedController: UIViewController {
  func rotateWindow() {
    view.window?.rotate()
  }
}
