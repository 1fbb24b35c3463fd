import UIKit

/// The queries for nodes to a collection's data source, in Texture's order. Methods that are not
/// implemented are called only once.
///
/// Source: `ASCollectionView.mm`, `-dataController:nodeBlockAtIndexPath:shouldAsyncLayout:` and
/// `-dataController:supplementaryNodeBlockOfKind:atIndexPath:shouldAsyncLayout:`.
@MainActor
struct ItemSourceQuestions {
  private var missingItemForms: ItemSourceForms = []
  private var missingSupplementaryForms: ItemSourceForms = []
  /// A Boolean value that indicates whether the data source returned a block before, so that only
  /// the block method is called.
  private(set) var hasItemBlocks = false

  /// Calls the data source's methods for an item's node until one returns a node or a block.
  mutating func item(
    at indexPath: IndexPath, of dataSource: any ASCollectionDataSource, node: ASCollectionNode?,
    view: ASCollectionView
  ) -> ItemSourceAnswer {
    guard let node else { return olderItem(at: indexPath, of: dataSource, view: view) }
    for form in ItemSourceForm.ordered where !missingItemForms.contains(.init(form)) {
      switch Self.ask(form, at: indexPath, of: dataSource, node: node, view: view) {
      case .notImplemented: missingItemForms.insert(.init(form))
      case .nothing: continue
      case .block(let block) where form == .block:
        hasItemBlocks = true
        return .block(block)
      case let answer: return answer
      }
    }
    return .nothing
  }

  /// Calls the older methods for an item's node, for a view that was created without a node.
  private mutating func olderItem(
    at indexPath: IndexPath, of dataSource: any ASCollectionDataSource, view: ASCollectionView
  ) -> ItemSourceAnswer {
    for form in [ItemSourceForm.olderBlock, .olderNode]
    where !missingItemForms.contains(.init(form)) {
      switch Self.askOlder(form, at: indexPath, of: dataSource, view: view) {
      case .notImplemented: missingItemForms.insert(.init(form))
      case .nothing: continue
      case let answer: return answer
      }
    }
    return .nothing
  }

  private static func askOlder(
    _ form: ItemSourceForm, at path: IndexPath, of source: any ASCollectionDataSource,
    view: ASCollectionView
  ) -> ItemSourceAnswer {
    guard form == .olderBlock else {
      return ItemSourceAnswer(
        optionalNode: view.optionalMembers.ask("collectionView(_:nodeForItemAt:)") {
          source.collectionView(view, nodeForItemAt: path)
        })
    }
    return ItemSourceAnswer(
      optionalBlock: view.optionalMembers.ask("collectionView(_:nodeBlockForItemAt:)") {
        source.collectionView(view, nodeBlockForItemAt: path)
      })
  }

  private static func ask(
    _ form: ItemSourceForm, at path: IndexPath, of source: any ASCollectionDataSource,
    node: ASCollectionNode, view: ASCollectionView
  ) -> ItemSourceAnswer {
    let members = node.optionalMembers
    switch form {
    case .optionalBlock:
      return ItemSourceAnswer(
        optionalBlock: members.ask("collectionNode(_:nodeBlockForItemAt:)") {
          () -> ASCellNodeBlock? in source.collectionNode(node, nodeBlockForItemAt: path)
        })
    case .block:
      return ItemSourceAnswer(
        optionalBlock: members.ask("collectionNode(_:nodeBlockForItemAt:)") {
          () -> ASCellNodeBlock in source.collectionNode(node, nodeBlockForItemAt: path)
        })
    case .implicitBlock:
      return ItemSourceAnswer(
        optionalBlock: members.ask("collectionNode(_:nodeBlockForItemAt:)") {
          Self.implicit(source).collectionNode(node, nodeBlockForItemAt: path)
        })
    case .optionalNode:
      return ItemSourceAnswer(
        optionalNode: members.ask("collectionNode(_:nodeForItemAt:)") {
          () -> ASCellNode? in source.collectionNode(node, nodeForItemAt: path)
        })
    case .node:
      return ItemSourceAnswer(
        optionalNode: members.ask("collectionNode(_:nodeForItemAt:)") {
          () -> ASCellNode in source.collectionNode(node, nodeForItemAt: path)
        })
    case .implicitNode:
      return ItemSourceAnswer(
        optionalNode: members.ask("collectionNode(_:nodeForItemAt:)") {
          Self.implicit(source).collectionNode(node, nodeForItemAt: path)
        })
    case .olderBlock, .olderNode: return askOlder(form, at: path, of: source, view: view)
    }
  }
}

extension ItemSourceQuestions {
  /// Returns the data source as the type whose methods have implicitly unwrapped results.
  private static func implicit(
    _ source: any ASCollectionDataSource
  ) -> any RuntimeBridge.CollectionDataSourceImplicitNodes { source }

  /// Calls the data source's methods for a supplementary element's node until one returns a node or
  /// a block.
  mutating func supplementary(
    ofKind kind: String, at indexPath: IndexPath, of dataSource: any ASCollectionDataSource,
    node: ASCollectionNode?, view: ASCollectionView
  ) -> ItemSourceAnswer {
    guard let node else {
      return Self.askOlder((kind, indexPath), of: dataSource, view: view)
    }
    for form in ItemSourceForm.ordered
    where !missingSupplementaryForms.contains(.init(form)) {
      let place = (kind: kind, path: indexPath)
      switch Self.ask(form, place, of: dataSource, node: node, view: view) {
      case .notImplemented: missingSupplementaryForms.insert(.init(form))
      case .nothing: continue
      case let answer: return answer
      }
    }
    return .nothing
  }

  private static func askOlder(
    _ place: (kind: String, path: IndexPath), of source: any ASCollectionDataSource,
    view: ASCollectionView
  ) -> ItemSourceAnswer {
    ItemSourceAnswer(
      optionalNode: view.optionalMembers.ask(
        "collectionView(_:nodeForSupplementaryElementOfKind:at:)"
      ) {
        source.collectionView(
          view, nodeForSupplementaryElementOfKind: place.kind, at: place.path)
      })
  }

  private static func ask(
    _ form: ItemSourceForm, _ place: (kind: String, path: IndexPath),
    of source: any ASCollectionDataSource, node: ASCollectionNode, view: ASCollectionView
  ) -> ItemSourceAnswer {
    let (kind, path) = place
    let blockMember: OptionalMember =
      "collectionNode(_:nodeBlockForSupplementaryElementOfKind:at:)"
    let nodeMember: OptionalMember = "collectionNode(_:nodeForSupplementaryElementOfKind:at:)"
    switch form {
    case .optionalBlock:
      return ItemSourceAnswer(
        optionalBlock: node.optionalMembers.ask(blockMember) { () -> ASCellNodeBlock? in
          source.collectionNode(node, nodeBlockForSupplementaryElementOfKind: kind, at: path)
        })
    case .block:
      return ItemSourceAnswer(
        optionalBlock: node.optionalMembers.ask(blockMember) { () -> ASCellNodeBlock in
          source.collectionNode(node, nodeBlockForSupplementaryElementOfKind: kind, at: path)
        })
    case .implicitBlock:
      return ItemSourceAnswer(
        optionalBlock: node.optionalMembers.ask(blockMember) {
          Self.implicit(source).collectionNode(
            node, nodeBlockForSupplementaryElementOfKind: kind, at: path)
        })
    case .optionalNode:
      return ItemSourceAnswer(
        optionalNode: node.optionalMembers.ask(nodeMember) { () -> ASCellNode? in
          source.collectionNode(node, nodeForSupplementaryElementOfKind: kind, at: path)
        })
    case .node:
      return ItemSourceAnswer(
        optionalNode: node.optionalMembers.ask(nodeMember) { () -> ASCellNode in
          source.collectionNode(node, nodeForSupplementaryElementOfKind: kind, at: path)
        })
    case .implicitNode:
      return ItemSourceAnswer(
        optionalNode: node.optionalMembers.ask(nodeMember) {
          Self.implicit(source).collectionNode(
            node, nodeForSupplementaryElementOfKind: kind, at: path)
        })
    case .olderBlock: return .notImplemented
    case .olderNode: return askOlder(place, of: source, view: view)
    }
  }
}
