import AsyncDisplayKit

/// A hand-written cell node whose initializer has keywords as labels.
nonisolated final class KeywordCellNode: ASCellNode {
  nonisolated convenience init(
    `inout` first: Int, `var` second: Int, throws third: Int, _ fourth: Int
  ) {
    self.init()
  }
}
