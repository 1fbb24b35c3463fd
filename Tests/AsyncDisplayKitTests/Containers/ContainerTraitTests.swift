import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Traits go from a container's node to its cells, which are no subnodes of it.
@Suite("Traits of containers") @MainActor
struct ContainerTraitTests {
  private func show(_ node: ASDisplayNode) -> (ContainerHost, ASDKViewController<ASDisplayNode>) {
    let host = ContainerHost()
    let controller = host.bind { ASDKViewController(node: node) }
    host.bind { host.window.rootViewController = controller }
    host.settle()
    return (host, controller)
  }

  private func collection(_ source: TraitSource) -> ASCollectionNode {
    let node = ASCollectionNode.flow()
    node.dataSource = source
    return node
  }

  @Test("cells and their subnodes are made with the traits of the collection", arguments: [4])
  func madeWithTraits(count: Int) throws {
    let source = TraitSource(count: count)
    let node = collection(source)
    let (host, _) = show(node)
    try host.bind {
      for item in 0..<count {
        let path = IndexPath(item: item, section: 0)
        let cell = try #require(node.nodeForItem(at: path) as? TraitCellNode)
        #expect(cell.primitiveTraitCollection() == node.primitiveTraitCollection())
        #expect(cell.primitiveTraitCollection().displayScale == 2)
        #expect(cell.child.primitiveTraitCollection() == node.primitiveTraitCollection())
      }
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("a node made in the background is notified of its first traits when it is loaded, and once")
  func hookOfBackgroundNodes() throws {
    let source = TraitSource(count: 200)
    let node = collection(source)
    let (host, _) = show(node)
    try host.bind {
      let shown = try #require(
        node.nodeForItem(at: IndexPath(item: 0, section: 0)) as? TraitCellNode)
      let far = try #require(
        node.nodeForItem(at: IndexPath(item: 199, section: 0)) as? TraitCellNode)
      #expect(shown.styles == [node.primitiveTraitCollection().userInterfaceStyle])
      #expect(!far.isNodeLoaded && far.styles.isEmpty)
      #expect(far.primitiveTraitCollection() == node.primitiveTraitCollection())
      _ = far.view
      #expect(far.styles.count == 1)
    }
  }

  // Source: `ASDataController.mm`, `-environmentDidChange`.
  @Test("a change reaches all cells of a collection, which are not measured again")
  func changeReachesCollection() throws {
    let source = TraitSource(count: 3)
    let node = collection(source)
    let (host, controller) = show(node)
    try host.bind {
      let cell = try #require(
        node.nodeForItem(at: IndexPath(item: 2, section: 0)) as? TraitCellNode)
      let (hooks, asked) = (cell.styles.count, source.rangeQuestions)
      controller.overrideUserInterfaceStyle = .dark
      host.settle()
      #expect(node.primitiveTraitCollection().userInterfaceStyle == .dark)
      #expect(cell.asyncTraitCollection().userInterfaceStyle == .dark)
      #expect(cell.child.primitiveTraitCollection().userInterfaceStyle == .dark)
      #expect(Array(cell.styles.dropFirst(hooks)) == [.dark])
      #expect(source.rangeQuestions == asked && asked > 0)
    }
    #expect(host.reports.all.isEmpty)
  }

  // Source: `ASDataController.mm`, `-environmentDidChange`.
  @Test(
    "a new text size leaves a list's sizes until the items are laid out again, with one advisory")
  func textSize() throws {
    let source = TraitSource(count: 3)
    let node = collection(source)
    let (host, _) = show(node)
    try host.bind {
      let path = IndexPath(item: 1, section: 0)
      let cell = try #require(node.nodeForItem(at: path) as? TraitCellNode)
      let (asked, measured) = (source.rangeQuestions, cell.measurements)
      for category in [UIContentSizeCategory.extraLarge, .extraExtraLarge] {
        host.window.change(
          traits: RuntimeEnvironment.Traits(preferredContentSizeCategory: category))
        host.settle()
        #expect(cell.primitiveTraitCollection().preferredContentSizeCategory == category)
      }
      #expect(source.rangeQuestions == asked && cell.measurements == measured)
      #expect(host.reports.all.map(\.code) == [.listKeepsSizes])
      node.relayoutItems()
      #expect(source.rangeQuestions == asked + 3)
    }
  }

  @Test("traits that change during an update reach the nodes of the update")
  func changeDuringUpdate() throws {
    let source = TraitSource(count: 60)
    let node = collection(source)
    let (host, controller) = show(node)
    try host.bind {
      source.count = 62
      node.cellLayoutMode = .alwaysAsync
      node.insertItems(at: [IndexPath(item: 60, section: 0), IndexPath(item: 61, section: 0)])
      controller.overrideUserInterfaceStyle = .dark
      host.settle()
      let cell = try #require(node.nodeForItem(at: IndexPath(item: 61, section: 0)))
      #expect(cell.primitiveTraitCollection().userInterfaceStyle == .dark)
    }
  }

  @Test("a cell that is made after the change has the new traits")
  func cellsMadeLater() throws {
    let source = TraitSource(count: 1)
    let node = collection(source)
    let (host, controller) = show(node)
    try host.bind {
      controller.overrideUserInterfaceStyle = .dark
      source.count = 2
      node.insertItems(at: [IndexPath(item: 1, section: 0)])
      host.settle()
      let cell = try #require(node.nodeForItem(at: IndexPath(item: 1, section: 0)))
      #expect(cell.primitiveTraitCollection().userInterfaceStyle == .dark)
    }
  }

  @Test("a change reaches all rows of a table")
  func changeReachesTable() throws {
    let source = TraitSource(count: 3)
    let node = ASTableNode()
    node.dataSource = source
    let (host, controller) = show(node)
    try host.bind {
      let cell = try #require(
        node.nodeForRow(at: IndexPath(row: 1, section: 0)) as? TraitCellNode)
      #expect(cell.primitiveTraitCollection() == node.primitiveTraitCollection())
      controller.overrideUserInterfaceStyle = .dark
      host.settle()
      #expect(cell.primitiveTraitCollection().userInterfaceStyle == .dark)
      #expect(cell.styles.last == .dark)
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("traits that an app gives one cell stay until the container's change")
  func ownTraits() throws {
    let source = TraitSource(count: 2)
    let node = collection(source)
    let (host, controller) = show(node)
    try host.bind {
      let cell = try #require(node.nodeForItem(at: IndexPath(item: 0, section: 0)))
      var own = cell.primitiveTraitCollection()
      own.containerSize = CGSize(width: 1, height: 1)
      cell.setPrimitiveTraitCollection(own)
      node.relayoutItems()
      #expect(cell.primitiveTraitCollection() == own)
      controller.overrideUserInterfaceStyle = .dark
      host.settle()
      #expect(cell.primitiveTraitCollection() == node.primitiveTraitCollection())
    }
  }

  @Test("a loaded node draws again when the interface turns dark, and not for other changes")
  func redraws() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let window = makeWindow()
      let node = DrawingNode("a", log)
      window.addSubview(node.view)
      scheduler.drain()
      var traits = ASPrimitiveTraitCollection()
      traits.horizontalSizeClass = .compact
      node.setPrimitiveTraitCollection(traits)
      scheduler.drain()
      #expect(log.all.count == 1)
      traits.userInterfaceStyle = .dark
      node.setPrimitiveTraitCollection(traits)
      scheduler.drain()
      #expect(log.all.count == 2)
    }
  }
}

/// Gives cells that write down the styles they are notified of.
@MainActor
private final class TraitSource: NSObject, ASCollectionDataSource, ASCollectionDelegate,
  ASTableDataSource
{
  var count: Int
  private(set) var rangeQuestions = 0

  init(count: Int) {
    self.count = count
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    if collectionNode.delegate == nil { collectionNode.delegate = self }
    return count
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { TraitCellNode() }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    rangeQuestions += 1
    return ASSizeRangeMake(CGSize(width: 50, height: 50))
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { count }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { TraitCellNode() }
  }
}

private final class TraitCellNode: ASCellNode {
  let child = ASDisplayNode()
  @MainActor private(set) var styles: [UIUserInterfaceStyle] = []
  private(set) var measurements = 0

  override init() {
    super.init()
    addSubnode(child)
  }

  override func asyncTraitCollectionDidChange(
    withPreviousTraitCollection previousTraitCollection: ASPrimitiveTraitCollection
  ) {
    super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previousTraitCollection)
    styles.append(primitiveTraitCollection().userInterfaceStyle)
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    measurements += 1
    return CGSize(width: 50, height: 50)
  }
}
