import UIKit

/// A view controller whose view fills the cell that is made from it.
public final class ReadingViewController: UIViewController {
  /// Makes the controller.
  ///
  /// - Parameter title: the controller's title.
  public init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Archives do not hold the controllers of fixtures.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
