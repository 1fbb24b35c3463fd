import Foundation
import Synchronization
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Nodes that the main thread has already are lent to the background while they are measured.
@Suite("Nodes lent to an update") @MainActor
struct LentNodeTests {
  private func show(_ source: some ASCollectionDataSource) -> (ContainerHost, ASCollectionNode) {
    let host = ContainerHost()
    return (host, host.showAsynchronously(source))
  }

  /// Lends a node, and another one, to an update that inserts both.
  private func lend(_ held: ASCellNode, of source: HeldNodeSource, to node: ASCollectionNode) {
    source.nodes += [held, HeldCellNode()]
    node.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
  }

  @Test("touching a node that is being measured waits for the update")
  func heldNode() {
    let source = HeldNodeSource()
    let (host, node) = show(source)
    host.bind {
      let held = HeldCellNode()
      source.nodes += [HeldCellNode(), held]
      node.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      #expect(held.measurements == 0)
      held.setNeedsLayout()
      #expect(held.measurements == 1)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(held.calculatedSize == CGSize(width: 30, height: 30))
      #expect(source.nodes.allSatisfy { !$0.isCheckedOut })
    }
    #expect(host.violations.isEmpty)
  }

  @Test("one node for several items is remarked on, and measured by one thread at a time")
  func sharedNode() {
    let source = HeldNodeSource()
    let (host, node) = show(source)
    host.bind {
      let shared = HeldCellNode()
      source.nodes += [shared, shared, shared]
      node.insertItems(at: (1...3).map { IndexPath(item: $0, section: 0) })
      node.waitUntilAllUpdatesAreProcessed()
      #expect(shared.calculatedSize == CGSize(width: 30, height: 30))
      #expect(node.indexPath(for: shared) == IndexPath(item: 3, section: 0))
    }
    #expect(host.reports.all.map(\.code) == [.sharedNode])
  }

  @Test("so does touching a node that is kept for a new model")
  func keptNode() throws {
    let host = ContainerHost()
    let source = AskedSource([["a1", "b1"]])
    let node = source.show(in: host)
    try host.bind {
      node.cellLayoutMode = .alwaysAsync
      let kept = try #require(node.nodeForItem(at: IndexPath(item: 0, section: 0)))
      source.sections = [["a2", "b1"]]
      node.reloadItems(at: [IndexPath(item: 0, section: 0)])
      #expect(kept.nodeModel as? String == "a1")
      kept.setNeedsLayout()
      #expect(kept.nodeModel as? String == "a2")
      node.waitUntilAllUpdatesAreProcessed()
      #expect(!kept.isCheckedOut)
    }
  }
}

extension LentNodeTests {
  /// Properties that a measurement reads, and what sets each of them.
  enum Setter: String, CaseIterable {
    case flexGrow, preferredSize, spacingBefore, layoutPosition
    case contentSpacing, laysOutHorizontally, horizontalAlignment, verticalAlignment
    case contentEdgeInsets, imageAlignment, title, image, backgroundImage, isEnabled

    func set(_ node: ButtonCellNode) {
      let button = node.button
      switch self {
      case .flexGrow: node.style.flexGrow = 1
      case .preferredSize: node.style.preferredSize = CGSize(width: 9, height: 9)
      case .spacingBefore: button.style.spacingBefore = 3
      case .layoutPosition: button.style.layoutPosition = CGPoint(x: 1, y: 1)
      case .contentSpacing: button.contentSpacing = 1
      case .laysOutHorizontally: button.laysOutHorizontally = false
      case .horizontalAlignment: button.contentHorizontalAlignment = .left
      case .verticalAlignment: button.contentVerticalAlignment = .top
      case .contentEdgeInsets: button.contentEdgeInsets.left = 1
      case .imageAlignment: button.imageAlignment = .end
      case .title: button.setTitle("other", with: nil, with: nil, for: .normal)
      case .image: button.setImage(UIImage(), for: .normal)
      case .backgroundImage: button.setBackgroundImage(UIImage(), for: .normal)
      case .isEnabled: button.isEnabled = false
      }
    }
  }

  @Test("setting what a measurement reads waits until it is over", arguments: Setter.allCases)
  func setters(setter: Setter) {
    let source = HeldNodeSource()
    let (host, node) = show(source)
    host.bind {
      let held = ButtonCellNode()
      lend(held, of: source, to: node)
      #expect(held.measurements == 0)
      setter.set(held)
      #expect(held.measurements == 1)
      node.waitUntilAllUpdatesAreProcessed()
    }
    #expect(host.violations.isEmpty)
  }
}

extension LentNodeTests {
  /// Properties of a style, each set through the style that was there before the loan.
  enum StyleSetter: String, CaseIterable {
    case flexShrink, height, preferredSize, layoutPosition

    func set(_ style: ASLayoutElementStyle) {
      switch self {
      case .flexShrink: style.flexShrink = 1
      case .height: style.height = ASDimensionMake(9)
      case .preferredSize: style.preferredSize = CGSize(width: 9, height: 9)
      case .layoutPosition: style.layoutPosition = CGPoint(x: 1, y: 1)
      }
    }
  }

  @Test("so does setting it through a style from before the loan", arguments: StyleSetter.allCases)
  func keptStyle(setter: StyleSetter) {
    let source = HeldNodeSource()
    let (host, node) = show(source)
    host.bind {
      let held = ButtonCellNode()
      let style = held.style
      lend(held, of: source, to: node)
      #expect(held.measurements == 0)
      setter.set(style)
      #expect(held.measurements == 1)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(style.extras?.checkout == nil)
    }
    #expect(host.violations.isEmpty)
  }
}

extension LentNodeTests {
  /// Properties of a style, each read through the style that was there before the loan.
  enum StyleGetter: String, CaseIterable {
    case flexGrow, width, preferredSize, layoutPosition, ascender, integerExtension

    func get(_ style: ASLayoutElementStyle) {
      switch self {
      case .flexGrow: _ = style.flexGrow
      case .width: _ = style.width
      case .preferredSize: _ = style.preferredSize
      case .layoutPosition: _ = style.layoutPosition
      case .ascender: _ = style.ascender
      case .integerExtension: _ = style.layoutOptionExtensionInteger(at: 0)
      }
    }
  }

  @Test("so does reading it there", arguments: StyleGetter.allCases)
  func readStyle(getter: StyleGetter) {
    let source = HeldNodeSource()
    let (host, node) = show(source)
    host.bind {
      let held = ButtonCellNode()
      let style = held.style
      lend(held, of: source, to: node)
      #expect(held.measurements == 0)
      getter.get(style)
      #expect(held.measurements == 1)
    }
    #expect(host.violations.isEmpty)
  }

  /// Ways to a node's size.
  enum Measuring: CaseIterable {
    case askForSize, measure, measureWithoutLayout

    func size(of node: ASCellNode) -> CGSize {
      let range = ASSizeRangeMake(
        .zero, CGSize(width: 375, height: CGFloat.greatestFiniteMagnitude))
      switch self {
      case .askForSize: return node.calculatedSize
      case .measure: return node.layoutThatFits(range).size
      case .measureWithoutLayout: return node.measuredSize(in: range)
      }
    }
  }

  @Test(
    "measuring a lent node on the main thread, or asking for its size, waits as well",
    arguments: Measuring.allCases)
  func measuring(_ measuring: Measuring) {
    let source = HeldNodeSource()
    let (host, node) = show(source)
    host.bind {
      let measured = HeldCellNode()
      lend(measured, of: source, to: node)
      #expect(measured.measurements == 0)
      #expect(measuring.size(of: measured) == CGSize(width: 30, height: 30))
      #expect(measured.roles.first == .background)
    }
    #expect(host.violations.isEmpty)
  }

  @Test("a node that two containers are given is measured for one, then prepared for the other")
  func twoContainers() {
    let (first, second) = (HeldNodeSource(), HeldNodeSource())
    let (host, node) = show(first)
    host.retained.append(second)
    host.bind {
      let other = ASCollectionNode.flow()
      other.dataSource = second
      other.delegate = second
      other.cellLayoutMode = .alwaysAsync
      host.show(other)
      host.settle()
      let shared = HeldCellNode()
      let paths = [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)]
      first.nodes += [shared, HeldCellNode()]
      second.nodes += [shared, HeldCellNode()]
      second.onSize = { second.measurements.append(shared.measurements) }
      node.insertItems(at: paths)
      #expect(shared.measurements == 0)
      other.insertItems(at: paths)
      #expect(second.measurements.first == 1)
      #expect(host.reports.all.map(\.code) == [.sharedNode])
    }
  }

  @Test("a second pass takes a node when the first has finished with it")
  func secondPass() {
    let host = ContainerHost()
    host.bind {
      let (node, log) = (HeldCellNode(), Locked<[String]>([]))
      let lanes = (RuntimeScheduling.Lane(label: "first"), RuntimeScheduling.Lane(label: "second"))
      let first = NodeCheckout([node], label: "first", lane: lanes.0)
      host.environment.enqueue(
        RuntimeScheduling.Work(label: "first", kind: .editing) {
          log.withLock { $0.append("first") }
        },
        on: lanes.0)
      let second = NodeCheckout([node], label: "second", lane: lanes.1)
      #expect(log.withLock { $0 } == ["first"])
      first.giveBack()
      #expect(node.isCheckedOut)
      second.giveBack()
      #expect(!node.isCheckedOut)
    }
  }

  @Test(
    "a header that came with a relayout is lent to the next update, in its section or not",
    arguments: [0, 1])
  func relaidHeader(section: Int) {
    let source = HeldNodeSource()
    source.others = [HeldCellNode()]
    let (host, node) = show(source)
    host.bind {
      let header = HeldCellNode()
      node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
      node.delegate = source
      source.header = header
      node.relayoutItems()
      let new = [HeldCellNode(), HeldCellNode()]
      if section == 0 { source.nodes += new } else { source.others += new }
      node.insertItems(at: (1...2).map { IndexPath(item: $0, section: section) })
      #expect(header.isCheckedOut)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(!header.isCheckedOut)
      #expect(header.calculatedSize.height == 30)
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("so is one that the main thread has asked for by then")
  func askedHeader() {
    let source = HeldNodeSource()
    source.others = [HeldCellNode()]
    let (host, node) = show(source)
    host.bind {
      let header = HeldCellNode()
      let kind = UICollectionView.elementKindSectionHeader
      node.registerSupplementaryNode(ofKind: kind)
      node.delegate = source
      source.header = header
      node.relayoutItems()
      let element = node.view.dataController.pendingMap.supplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: 0))
      #expect(element?.node === header)
      source.others += [HeldCellNode(), HeldCellNode()]
      node.insertItems(at: (1...2).map { IndexPath(item: $0, section: 1) })
      #expect(header.isCheckedOut)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(!header.isCheckedOut)
    }
  }

  @Test("under a layout delegate a layout for other bounds waits for the one of an update")
  func layoutDelegate() {
    let source = HeldNodeSource()
    let host = ContainerHost()
    host.retained.append(source)
    host.bind {
      let node = ASCollectionNode(
        layoutDelegate: ASCollectionFlowLayoutDelegate(), layoutFacilitator: nil)
      node.dataSource = source
      node.cellLayoutMode = .alwaysAsync
      host.show(node)
      host.settle()
      let shared = HeldCellNode()
      source.nodes += [shared, shared]
      node.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      #expect(host.scheduler.pendingSteps.contains { $0.kind == .layout })
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
      node.view.layoutIfNeeded()
      #expect(!host.scheduler.pendingSteps.contains { $0.kind == .layout })
      node.waitUntilAllUpdatesAreProcessed()
      host.settle()
      #expect(node.view.contentSize.width == 200)
    }
    #expect(host.reports.all.map(\.code) == [.layoutWithoutDirections, .sharedNode])
  }
}

extension LentNodeTests {
  @Test("blocks that return one node have it one after the other, which is remarked on")
  func sharedByBlocks() {
    let source = SharedBlockSource()
    let (host, node) = show(source)
    host.bind {
      source.count = 4
      node.insertItems(at: (1...3).map { IndexPath(item: $0, section: 0) })
      node.waitUntilAllUpdatesAreProcessed()
      #expect(source.shared.calculatedSize == CGSize(width: 30, height: 30))
      #expect(node.indexPath(for: source.shared) == IndexPath(item: 3, section: 0))
      for item in 1...3 {
        #expect(node.nodeForItem(at: IndexPath(item: item, section: 0)) === source.shared)
      }
    }
    #expect(host.reports.all.map(\.code) == [.sharedNode])
  }

  @Test("the main thread gets such a node when the work that has it is over")
  func sharedByBlocksOnMain() {
    let source = SharedBlockSource()
    let (host, node) = show(source)
    host.bind {
      source.count = 4
      node.insertItems(at: (1...3).map { IndexPath(item: $0, section: 0) })
      while source.shared.latestWork.load(ordering: .relaxed) == 0 {
        #expect(host.scheduler.runStep())
      }
      #expect(source.shared.measurements == 0)
      let last = node.nodeForItem(at: IndexPath(item: 3, section: 0))
      #expect(last === source.shared)
      #expect(source.shared.measurements == 1)
      host.settle()
    }
    #expect(host.violations.isEmpty)
  }

  @Test("on real threads no two of them have such a node at a time")
  func sharedByBlocksOnThreads() async {
    let source = SharedBlockSource()
    let reports = ReportLog()
    let environment = reports.makeLiveEnvironment()
    source.count = 400
    let node = environment.bind {
      let node = ASCollectionNode.flow()
      node.load(source)
      return node
    }
    await node.allUpdatesAreProcessed()
    #expect(source.shared.measurements == 1)
    #expect(!source.shared.isShared)
    #expect(Set(reports.all.map(\.code)) == [.sharedNode])
  }
}
