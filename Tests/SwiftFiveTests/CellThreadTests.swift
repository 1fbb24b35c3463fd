import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Cells of a shown list that several threads use, as Texture allows.
///
/// This target has the Swift 5 language mode, in which the compiler lets nodes be passed to other
/// threads. The thread sanitizer runs it.
///
/// Source: `ASCellNode.h` and `ASCellNode+Internal.h`, whose properties are atomic.
@Suite("Cells that several threads use") @MainActor
struct CellThreadTests {
  private let environment = RuntimeEnvironment(
    scheduler: RuntimeScheduling.LiveScheduler(), violationHandler: .silent)

  /// A cell that is kept for every new model.
  private final class KeptCell: ASCellNode {
    override init() {
      super.init()
      style.preferredSize = CGSize(width: 40, height: 40)
    }

    override func canUpdate(toNodeModel nodeModel: Any) -> Bool { true }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASLayoutSpec()
    }
  }

  private final class Source: NSObject, ASCollectionDataSource, ASTableDataSource {
    var names: [String]

    init(count: Int) {
      names = (0..<count).map { "\($0)" }
    }

    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
    ) -> Any? { names[indexPath.item] }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { KeptCell() } }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { KeptCell() } }
  }

  private func show(_ node: ASDisplayNode) async -> UIWindow {
    let window = environment.bind {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      window.isHidden = false
      node.frame = window.bounds
      window.addSubview(node.view)
      window.layoutIfNeeded()
      return window
    }
    await settle(window)
    return window
  }

  private func settle(_ window: UIWindow) async {
    await environment.scheduler.settle()
    environment.bind { window.layoutIfNeeded() }
    await environment.scheduler.settle()
  }

  private func showCollection(_ source: Source) async -> (ASCollectionNode, UIWindow) {
    let node = environment.bind {
      ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    }
    environment.bind { node.dataSource = source }
    return (node, await show(node))
  }

  // Source: `ASCollectionElement.mm`, `-node`.
  @Test("a cell that is kept for new models is read on the main thread meanwhile")
  func keptCells() async throws {
    let source = Source(count: 8)
    let (node, window) = await showCollection(source)
    let path = IndexPath(item: 3, section: 0)
    let cell = try #require(environment.bind { node.nodeForItem(at: path) })
    for step in 1...50 {
      source.names[3] = "step \(step)"
      environment.bind {
        node.reloadItems(at: [path])
        for _ in 0..<200 {
          let model = cell.nodeModel as? String
          #expect(model == "step \(step)" || model == "step \(step - 1)" || step == 1)
          _ = (cell.indexPath, node.indexPath(for: cell), cell.supplementaryElementKind)
          #expect(cell.owningNode === node)
        }
      }
      await settle(window)
      #expect(cell.nodeModel as? String == "step \(step)")
    }
    environment.bind {
      #expect(node.nodeForItem(at: path) === cell && cell.indexPath == path)
    }
  }

  // Source: `ASDataController.mm`, `-updateWithChangeSet:`, which asks `-calculatedLayout` of each element.
  @Test("visible cells are laid out while an update looks for cells to measure")
  func measuredElements() async {
    let source = Source(count: 20)
    let (node, window) = await showCollection(source)
    for step in 1...50 {
      source.names.insert("new \(step)", at: 19)
      environment.bind {
        node.insertItems(at: [IndexPath(item: 19, section: 0)])
        for cell in node.visibleNodes {
          cell.setNeedsLayout()
          cell.layoutIfNeeded()
        }
      }
      await settle(window)
    }
    environment.bind {
      #expect(node.numberOfItems(inSection: 0) == 70)
      #expect(node.visibleNodes.allSatisfy { $0.calculatedSize == CGSize(width: 40, height: 40) })
    }
  }

  // Source: `ASCellNode.h`, whose properties are atomic.
  @Test("a row's properties that different threads set all have their last values")
  func rowProperties() async throws {
    for isNew in [false, true] {
      let source = Source(count: 5)
      let node = environment.bind { ASTableNode() }
      environment.bind { node.dataSource = source }
      let window = await show(node)
      let path = IndexPath(row: 1, section: 0)
      let cell =
        isNew
        ? environment.bind { KeptCell() }
        : try #require(environment.bind { node.nodeForRow(at: path) })
      await environment.overlap(threads: 6) { thread in
        for step in 1...200 {
          switch thread {
          case 0: cell.accessoryType = step == 200 ? .checkmark : .detailButton
          case 1: cell.separatorInset.left = CGFloat(step)
          case 2: cell.nodeModel = "\(step)"
          case 3: cell.isSelected = step % 2 == 0
          case 4: cell.selectionStyle = step == 200 ? .none : .blue
          default: cell.neverShowPlaceholders = step % 2 == 0
          }
        }
      } main: {
        for step in 1...50 {
          _ = (cell.accessoryType, cell.separatorInset, cell.nodeModel, cell.selectionStyle)
          _ = (cell.isSelected, cell.neverShowPlaceholders, cell.focusStyle)
          cell.setNeedsLayout()
          if step % 10 == 0 { node.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none) }
          window.layoutIfNeeded()
        }
      }
      await settle(window)
      #expect(cell.accessoryType == .checkmark && cell.separatorInset.left == 200)
      #expect(cell.nodeModel as? String == "200" && cell.isSelected)
      #expect(cell.selectionStyle == .none && cell.neverShowPlaceholders)
    }
  }
}
