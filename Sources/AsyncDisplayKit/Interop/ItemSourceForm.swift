import UIKit

/// The ways in which a collection's data source may give the node of an item, in the asked order.
enum ItemSourceForm: UInt8 {
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

  /// All forms in the asked order, without an array.
  static var ordered: some Sequence<ItemSourceForm> {
    (optionalBlock.rawValue...olderNode.rawValue).lazy.compactMap { ItemSourceForm(rawValue: $0) }
  }
}

/// A set of forms, which costs nothing to look into for each item.
struct ItemSourceForms: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates the set of one form.
  init(_ form: ItemSourceForm) {
    rawValue = 1 << form.rawValue
  }
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
