import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Nodes that the main thread has already are lent to the background while they are measured.
@Suite("Nodes lent to an update") @MainActor
struct LentNodeTests {
  private func show(_ source: HeldNodeSource) -> (ContainerHost, ASCollectionNode) {
    let host = ContainerHost()
    host.retained.append(source)
    let node = host.bind {
      ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    }
    host.bind {
      node.dataSource = source
      node.cellLayoutMode = .alwaysAsync
    }
    host.show(node)
    host.settle()
    return (host, node)
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
      #expect(source.nodes.allSatisfy { !$0.flags.contains(.checkedOut) })
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
      #expect(!kept.flags.contains(.checkedOut))
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
      source.nodes += [held, HeldCellNode()]
      node.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
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
      source.nodes += [held, HeldCellNode()]
      node.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      #expect(held.measurements == 0)
      setter.set(style)
      #expect(held.measurements == 1)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(style.extras?.checkout == nil)
    }
    #expect(host.violations.isEmpty)
  }
}

/// A cell with a button, which counts its measurements.
final class ButtonCellNode: ASCellNode {
  let button = ASButtonNode()
  private(set) var measurements = 0

  override init() {
    super.init()
    addSubnode(button)
    button.setTitle("title", with: nil, with: nil, for: .normal)
    button.setTitle("disabled", with: nil, with: nil, for: .disabled)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    measurements += 1
    return ASWrapperLayoutSpec(layoutElement: button)
  }
}

/// Gives nodes that it keeps.
@MainActor
private final class HeldNodeSource: NSObject, ASCollectionDataSource {
  var nodes: [ASCellNode] = [HeldCellNode()]

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { nodes.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { nodes[indexPath.item] }
}

private final class HeldCellNode: ASCellNode {
  private(set) var measurements = 0

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    measurements += 1
    return CGSize(width: 30, height: 30)
  }
}
