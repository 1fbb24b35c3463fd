import UIKit

@testable import AsyncDisplayKit

/// A cell whose hooks say their names to an observer that asks the container everything.
final class ReenteringCellNode: ASCellNode {
  private let ask: @MainActor @Sendable (String) -> Void

  init(_ ask: @escaping @MainActor @Sendable (String) -> Void) {
    self.ask = ask
    super.init()
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let ask = ask
    if RuntimeScheduling.Role.current == .main { runOnMainActor { ask("spec") } }
    return ASLayoutSpec()
  }

  override func canUpdate(toNodeModel nodeModel: Any) -> Bool {
    ask("canUpdate")
    return false
  }

  override func didLoad() {
    super.didLoad()
    ask("didLoad")
    // A new size is measured on the main thread.
    setNeedsLayout()
  }

  override func layout() {
    super.layout()
    ask("layout")
  }

  override func didEnterPreloadState() {
    super.didEnterPreloadState()
    ask("didEnterPreload")
  }

  override func didEnterDisplayState() {
    super.didEnterDisplayState()
    ask("didEnterDisplay")
  }

  override func didEnterVisibleState() {
    super.didEnterVisibleState()
    ask("didEnterVisible")
  }

  override func didExitVisibleState() {
    super.didExitVisibleState()
    ask("didExitVisible")
  }

  override func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.applyLayoutAttributes(layoutAttributes)
    ask("attributes")
  }

  override func cellNodeVisibilityEvent(
    _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?,
    withCellFrame cellFrame: CGRect
  ) { ask("event") }
}
