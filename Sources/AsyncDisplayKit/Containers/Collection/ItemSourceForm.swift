import UIKit

/// The ways in which a collection's data source may give the node of an item, in the asked order.
enum ItemSourceForm: CaseIterable {
  /// A block, or nil.
  case optionalBlock
  /// A block.
  case block
  /// A node, or nil.
  case optionalNode
  /// A node.
  case node
  /// A block, in Texture's older form.
  case olderBlock
  /// A node, in Texture's older form.
  case olderNode
}

/// What a data source said when it was asked in one form.
enum ItemSourceAnswer {
  /// The member is missing.
  case declined
  /// Nothing: the next form is asked.
  case nothing
  /// A block that builds the node.
  case block(ASCellNodeBlock)
  /// The node.
  case node(ASCellNode)

  init(optionalBlock: ASCellNodeBlock??) {
    guard let answer = optionalBlock else { self = .declined; return }
    self = answer.map(ItemSourceAnswer.block) ?? .nothing
  }

  init(optionalNode: ASCellNode??) {
    guard let answer = optionalNode else { self = .declined; return }
    self = answer.map(ItemSourceAnswer.node) ?? .nothing
  }
}
