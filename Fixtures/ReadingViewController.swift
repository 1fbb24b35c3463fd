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

  /// Adds a label with the title.
  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.text = title
    view.backgroundColor = .systemGray6
    view.addSubview(label)
  }

  /// Archives do not hold the controllers of fixtures.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
