/// The insertions, removals and moves that turn one list of subnodes into another.
///
/// Source: `NSArray+Diffing.mm`, `-asdk_diffWithArray:insertions:deletions:moves:compareBlock:`, as
/// `ASLayoutTransition.mm`, `-calculateSubnodeOperationsIfNeeded`, calls it in a build without
/// IGListKit.
///
/// - Quirk: a node that keeps its index but not its neighbors may be both inserted and removed, and
///   a node that keeps its neighbors but not its index is moved. `NSArray+Diffing.mm`,
///   `-asdk_diffWithArray:insertions:deletions:moves:compareBlock:`.
struct SubnodeOperations {
  /// A node and its index in the new list.
  typealias Placement = (index: Int, node: ASDisplayNode)

  /// The nodes to insert, by ascending index.
  private(set) var insertions: [Placement] = []
  /// The nodes to remove, by ascending index in the old list.
  private(set) var removals: [ASDisplayNode] = []
  /// The nodes to take out and to insert again, by ascending index.
  private(set) var moves: [Placement] = []

  /// Compares two lists. If the old list is `nil`, every node of the new one is inserted.
  init(from old: [ASDisplayNode]?, to new: [ASDisplayNode]) {
    guard let old else {
      insertions = new.enumerated().map { ($0.offset, $0.element) }
      return
    }
    guard !old.elementsEqual(new, by: ===) else { return }
    compare(old, new)
  }

  private mutating func compare(_ old: [ASDisplayNode], _ new: [ASDisplayNode]) {
    var common = Self.commonIndices(old, new)
    var removed = Set(old.indices).subtracting(common)
    var formerIndices: [ObjectIdentifier: Int] = [:]
    for (index, node) in old.enumerated() { formerIndices[ObjectIdentifier(node)] = index }
    var position = 0
    for (index, node) in new.enumerated() {
      let key = ObjectIdentifier(node)
      let former = formerIndices[key].flatMap { $0 == index ? nil : $0 }
      if former != nil {
        formerIndices[key] = nil
        moves.append((index, node))
      }
      if position < common.count, old[common[position]] === node {
        position += 1
      } else if let former {
        removed.remove(former)
        common.removeAll { $0 == former }
      } else {
        insertions.append((index, node))
      }
    }
    removals = removed.sorted().map { old[$0] }
  }

  /// Returns the ascending indices in the old list of a longest common subsequence.
  ///
  /// Source: `NSArray+Diffing.mm`, `-_asdk_commonIndexesWithArray:compareBlock:`.
  private static func commonIndices(_ old: [ASDisplayNode], _ new: [ASDisplayNode]) -> [Int] {
    let width = new.count + 1
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices {
      for column in new.indices {
        let next = (row + 1) * width + column + 1
        lengths[next] =
          old[row] === new[column]
          ? lengths[row * width + column] + 1
          : max(lengths[next - width], lengths[next - 1])
      }
    }
    var common: [Int] = []
    var (row, column) = (old.count, new.count)
    while row > 0, column > 0 {
      if old[row - 1] === new[column - 1] {
        common.append(row - 1)
        row -= 1
        column -= 1
      } else if lengths[(row - 1) * width + column] > lengths[row * width + column - 1] {
        row -= 1
      } else {
        column -= 1
      }
    }
    return common.reversed()
  }
}
