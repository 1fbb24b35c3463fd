import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Nodes that a layout delegate measures in the background are lent to it meanwhile.
@Suite("Nodes lent to a layout delegate") @MainActor
struct LayoutDelegateLoanTests {
  private func show(
    _ source: LoanSource,
    delegate: any ASCollectionLayoutDelegate = ASCollectionFlowLayoutDelegate()
  ) -> (ContainerHost, ASCollectionNode) {
    let host = ContainerHost()
    let node = host.showAsynchronously(
      source, in: ASCollectionNode(layoutDelegate: delegate, layoutFacilitator: nil))
    return (host, node)
  }

  /// What the main thread may do with a node.
  enum Touch: String, CaseIterable {
    case setFlexGrow, readStyle, setNeedsLayout, measure, measureInSpec, readSize, readRange
    case readLayout, addSubnode, setSubnodeStyle

    @MainActor func perform(on node: LoanCellNode) {
      switch self {
      case .setFlexGrow: node.style.flexGrow = 1
      case .readStyle: _ = node.style.flexGrow
      case .setNeedsLayout: node.setNeedsLayout()
      case .measure: _ = node.layoutThatFits(ASSizeRangeMake(CGSize(width: 50, height: 50)))
      case .measureInSpec:
        let spec = ASWrapperLayoutSpec(layoutElement: node)
        _ = spec.layoutThatFits(ASSizeRangeMake(CGSize(width: 50, height: 50)))
      case .readSize: _ = node.calculatedSize
      case .readRange: _ = node.constrainedSizeForCalculatedLayout
      case .readLayout: _ = node.calculatedLayout
      case .addSubnode: node.addSubnode(ASDisplayNode())
      case .setSubnodeStyle: node.subnode.style.flexGrow = 1
      }
    }
  }

  @Test("touching a shown node waits for the layout that may measure it", arguments: Touch.allCases)
  func shownNode(touch: Touch) throws {
    let source = LoanSource()
    let (host, node) = show(source)
    try host.bind {
      let shown = try #require(node.nodeForItem(at: source.path(0)) as? LoanCellNode)
      #expect(shown.isNodeLoaded)
      shown.setNeedsLayout()
      let old = shown.roles.count
      source.append(to: node)
      #expect(shown.roles.count == old)
      touch.perform(on: shown)
      #expect(shown.roles.dropFirst(old).first == .background)
      host.settle()
      #expect(!shown.isLent && !shown.subnode.isCheckedOut)
    }
    #expect(host.violations.isEmpty)
  }

  @Test("touching a node that the main thread has just built waits for the layout, too")
  func builtOnMain() throws {
    let source = LoanSource()
    let (host, node) = show(source)
    try host.bind {
      source.append(to: node)
      let new = try #require(node.nodeForItem(at: source.path(1)) as? LoanCellNode)
      #expect(new.builder == .main && new.roles.isEmpty)
      new.style.flexGrow = 1
      #expect(new.roles == [.background])
      host.settle()
      #expect(!new.isLent)
    }
  }

  @Test("so does touching one that the delegate had built when it gave its information")
  func builtForInformation() throws {
    let source = LoanSource()
    let (host, node) = show(source, delegate: BuildingDelegate())
    try host.bind {
      source.append(to: node)
      let new = try #require(node.nodeForItem(at: source.path(1)) as? LoanCellNode)
      #expect(new.builder == .main && new.roles.isEmpty)
      new.style.flexGrow = 1
      #expect(new.roles.first == .background)
      host.settle()
      #expect(!new.isLent)
    }
  }

  @Test("a layout for other bounds is calculated when that of an update is done")
  func otherBounds() {
    let source = LoanSource()
    let delegate = LoggingDelegate()
    let (host, node) = show(source, delegate: delegate)
    host.bind {
      let old = delegate.log.withLock { $0.count }
      source.append(to: node)
      #expect(host.scheduler.pendingSteps.contains { $0.kind == .layout })
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
      node.view.layoutIfNeeded()
      #expect(delegate.log.withLock { Array($0.dropFirst(old).prefix(2)) } == [.background, .main])
      host.settle()
    }
  }

  @Test("on real threads the main thread touches nodes while layouts measure them")
  func realThreads() async {
    let source = LoanSource()
    let reports = ReportLog()
    let environment = reports.makeLiveEnvironment()
    source.count = 40
    let node = environment.bind {
      let node = ASCollectionNode(
        layoutDelegate: ASCollectionFlowLayoutDelegate(), layoutFacilitator: nil)
      node.load(source)
      return node
    }
    await node.allUpdatesAreProcessed()
    for round in 0..<40 {
      environment.bind {
        for item in 0..<source.count where item % 3 == 0 {
          node.nodeForItem(at: source.path(item))?.setNeedsLayout()
        }
        source.append(to: node)
        for item in 0..<source.count where item % 5 == round % 5 {
          node.nodeForItem(at: source.path(item))?.style.flexGrow = CGFloat(round)
        }
      }
    }
    await node.allUpdatesAreProcessed()
    let nodes = (0..<source.count).compactMap {
      node.nodeForItem(at: source.path($0)) as? LoanCellNode
    }
    #expect(nodes.count == 80)
    #expect(nodes.allSatisfy { !$0.isLent && !$0.wasShared })
    #expect(reports.all.allSatisfy { $0.code == .layoutWithoutDirections })
  }
}

/// Gives each item a new node by a block.
@MainActor
private final class LoanSource: NSObject, ASCollectionDataSource {
  var count = 1

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Adds an item, here and in the container.
  func append(to node: ASCollectionNode) {
    count += 1
    node.insertItems(at: [path(count - 1)])
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { LoanCellNode() } }
}

/// Builds the nodes on the main thread, then lays them out as a flow.
private final class BuildingDelegate: NSObject, ASCollectionLayoutDelegate {
  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }

  func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? {
    elements.itemElements.map(\.node).count
  }

  nonisolated static func calculateLayout(
    with context: ASCollectionLayoutContext
  ) -> ASCollectionLayoutState { ASCollectionFlowLayoutDelegate.calculateLayout(with: context) }
}

/// Notes on which thread each layout is calculated; touches no node before.
private final class LoggingDelegate: NSObject, ASCollectionLayoutDelegate {
  let log = Locked<[RuntimeScheduling.Role]>([])

  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }

  func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { log }

  nonisolated static func calculateLayout(
    with context: ASCollectionLayoutContext
  ) -> ASCollectionLayoutState {
    (context.additionalInfo as? Locked<[RuntimeScheduling.Role]>)?.withLock { $0.append(.current) }
    return ASCollectionLayoutState(context: context)
  }
}
