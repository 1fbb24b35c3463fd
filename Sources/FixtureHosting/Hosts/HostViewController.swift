import AsyncDisplayKit
import UIKit

/// The controller whose view a hosted container fills.
final class HostViewController: UIViewController {
  private let node: ASDisplayNode

  init(node: ASDisplayNode) {
    self.node = node
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubnode(node)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    node.frame = view.bounds
  }
}
