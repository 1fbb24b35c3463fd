import UIKit

@testable import AsyncDisplayKit

/// A cell with a subnode, which notes where it was built and measured.
final class LoanCellNode: ASCellNode {
  let subnode = ASDisplayNode()
  let builder = RuntimeScheduling.Role.current
  private let users = Locked(0)
  private(set) var roles: [RuntimeScheduling.Role] = []
  /// Whether two threads had it at a time.
  private(set) var wasShared = false

  override init() {
    super.init()
    addSubnode(subnode)
    subnode.style.preferredSize = CGSize(width: 40, height: 30)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let isShared = users.withLock { users in
      users += 1
      return users > 1
    }
    if isShared { wasShared = true }
    roles.append(.current)
    defer { users.withLock { $0 -= 1 } }
    return ASWrapperLayoutSpec(layoutElement: subnode)
  }

  /// Whether a pass has the node.
  var isLent: Bool { isCheckedOut }
}
