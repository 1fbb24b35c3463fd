import UIKit

/// The methods with which a collection's data source can provide an item's node, in the order in
/// which they are called.
enum ItemSourceForm: UInt8 {
  /// The method that returns a node block or `nil`.
  case optionalBlock
  /// The method that returns a node block.
  case block
  /// The method that returns an implicitly unwrapped node block.
  case implicitBlock
  /// The method that returns a node or `nil`.
  case optionalNode
  /// The method that returns a node.
  case node
  /// The method that returns an implicitly unwrapped node.
  case implicitNode
  /// Texture's older method that returns a node block.
  case olderBlock
  /// Texture's older method that returns a node.
  case olderNode

  /// All methods in the order in which they are called, without allocating an array.
  static var ordered: some Sequence<ItemSourceForm> {
    (optionalBlock.rawValue...olderNode.rawValue).lazy.compactMap { ItemSourceForm(rawValue: $0) }
  }
}

/// A set of data source methods, stored in one integer.
struct ItemSourceForms: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a set with one method.
  init(_ form: ItemSourceForm) {
    rawValue = 1 << form.rawValue
  }
}

/// The result of calling one of the data source's methods.
enum ItemSourceAnswer {
  /// The method is not implemented.
  case notImplemented
  /// The method returned `nil`, so that the next method is called.
  case nothing
  /// The method returned a block that creates the node.
  case block(ASCellNodeBlock)
  /// The method returned the node.
  case node(ASCellNode)

  init(optionalBlock: ASCellNodeBlock??) {
    guard let answer = optionalBlock else { self = .notImplemented; return }
    self = answer.map(ItemSourceAnswer.block) ?? .nothing
  }

  init(optionalNode: ASCellNode??) {
    guard let answer = optionalNode else { self = .notImplemented; return }
    self = answer.map(ItemSourceAnswer.node) ?? .nothing
  }
}
