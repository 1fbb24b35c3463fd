import AsyncDisplayKit

/// A hand-written cell node, which the fixture creates with a wrong label.
final class AdNode: ASCellNode {
  init(title: String) { super.init() }
}
