import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// A collection view that was created without a node.
///
/// Source: `ASCollectionView.mm`, `-initWithFrame:collectionViewLayout:`.
@Suite("Collection views without a node") @MainActor
struct CollectionViewTests {
  private let host = ContainerHost()
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 500)

  /// Creates a view of a source, puts it into the window and settles.
  private func show(_ source: OlderItems) -> ASCollectionView {
    host.retained.append(source)
    return host.bind {
      let view = ASCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      view.asyncDataSource = source
      view.asyncDelegate = source
      host.window.addSubview(view)
      host.settle()
      return view
    }
  }

  @Test("a view has the frame, no node, and the source and delegate that are set")
  func setUp() {
    let source = OlderItems()
    let view = show(source)
    #expect(view.frame == frame)
    #expect(view.collectionNode == nil)
    #expect(view.asyncDataSource === source)
    #expect(view.asyncDelegate === source)
    host.bind {
      #expect(ASCollectionView(collectionViewLayout: UICollectionViewFlowLayout()).frame == .zero)
    }
  }

  @Test("the older members of the data source are asked for sections, items and nodes")
  func olderMembers() {
    let view = show(OlderItems())
    host.bind {
      #expect(view.numberOfSections == 2)
      #expect(view.numberOfItems(inSection: 1) == 3)
      let node = view.nodeForItem(at: IndexPath(item: 2, section: 1))
      #expect((node as? NumberedCellNode)?.number == 1002)
      #expect(node.flatMap(view.indexPath(for:)) == IndexPath(item: 2, section: 1))
      // Source: `ASCellNode.mm`, `-indexPath`, which asks the node of the container.
      #expect(node?.indexPath == nil)
      #expect(view.calculatedSizeForNode(at: IndexPath(item: 0, section: 0)).height == 40)
      #expect(view.visibleNodes().count == 6)
    }
    #expect(host.reports.all.isEmpty)
  }

  // Source: `ASCollectionView.mm`, `-calculatedSizeForNodeAtIndexPath:`.
  @Test("the calculated size of an item is measured if needed, and zero without an item")
  func calculatedSize() {
    let source = GridSource(sections: 1, items: 1)
    host.retained.append(source)
    let view = host.show(ASCollectionNode.flow()) { $0.dataSource = source }.view
    host.bind {
      let path = IndexPath(item: 0, section: 0)
      view.nodeForItem(at: path)?.style.height = ASDimensionMake(70)
      view.nodeForItem(at: path)?.invalidateCalculatedLayout()
      #expect(view.calculatedSizeForNode(at: path).height == 70)
      #expect(view.calculatedSizeForNode(at: IndexPath(item: 9, section: 9)) == .zero)
    }
  }

  @Test("an edit of the view is applied once the wait returns, unless a batch is open")
  func edits() {
    let source = OlderItems()
    let view = show(source)
    host.bind {
      source.counts[1] = 4
      view.performBatch(
        animated: false,
        updates: {
          view.insertItems(at: [IndexPath(item: 3, section: 1)])
          view.waitUntilAllUpdatesAreCommitted()
          #expect(view.numberOfItems(inSection: 1) == 3)
        })
      view.waitUntilAllUpdatesAreCommitted()
      #expect(view.numberOfItems(inSection: 1) == 4)
      #expect(!view.isProcessingUpdates)
    }
    #expect(host.violations.isEmpty)
  }

  @Test("a source with the node's members alone shows nothing, with one advisory")
  func nodeMembersAlone() {
    let source = GridSource(sections: 2, items: 2)
    host.bind {
      let view = ASCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      view.asyncDataSource = source
      host.window.addSubview(view)
      host.settle()
      #expect(view.numberOfItems(inSection: 0) == 0)
    }
    #expect(source.calls.isEmpty)
    #expect(host.reports.all.map(\.code) == [.containerViewWithoutNode])
    #expect(host.reports.all.map(\.severity) == [.advisory])
  }

  @Test("the older members of the delegate are told of display and touches")
  func olderDelegate() {
    let source = OlderItems()
    let view = show(source)
    let path = IndexPath(item: 1, section: 0)
    #expect(source.events.filter { $0.hasPrefix("show") }.count == 6)
    host.bind {
      view.cellForItem(at: path).map(host.tap)
      #expect(view.indexPathsForSelectedItems == [path])
      source.counts = [3]
      view.deleteSections([1])
      host.settle()
    }
    #expect(source.events.contains("select 0.1"))
    #expect(source.events.filter { $0.hasPrefix("hide") }.count == 3)
  }

  @Test("a delegate of a node that has older members alone is told of touches too")
  func olderDelegateOfNode() {
    let (cells, source) = (GridSource(sections: 1, items: 3), OlderItems())
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = cells
      node.delegate = source
    }
    host.retained.append(source)
    host.bind { node.cellForItem(at: IndexPath(item: 1, section: 0)).map(host.tap) }
    #expect(source.events.contains("select 0.1"))
  }

  @Test("supplementary nodes come from the older member, for kinds that are registered")
  func supplementaries() {
    let source = OlderItems()
    source.headerSize = CGSize(width: 30, height: 30)
    host.bind {
      let view = ASCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      let kind = UICollectionView.elementKindSectionHeader
      view.registerSupplementaryNode(ofKind: kind)
      view.asyncDataSource = source
      view.asyncDelegate = source
      host.window.addSubview(view)
      host.settle()
      let header = view.supplementaryNode(
        forElementKind: kind, at: IndexPath(item: 0, section: 1))
      #expect(header?.calculatedSize == CGSize(width: 300, height: 30))
    }
    #expect(host.violations.isEmpty)
  }

  @Test("tuning parameters read back as set; without a mode they are those of full mode")
  func tuning() {
    host.bind {
      let view = ASCollectionView(collectionViewLayout: UICollectionViewFlowLayout())
      let display = ASRangeTuningParameters(
        leadingBufferScreenfuls: 1.2, trailingBufferScreenfuls: 3.2)
      let minimum = ASRangeTuningParameters(
        leadingBufferScreenfuls: 0.1, trailingBufferScreenfuls: 0.1)
      view.setTuningParameters(display, for: .display)
      view.setTuningParameters(minimum, for: .minimum, rangeType: .display)
      #expect(view.tuningParameters(for: .display) == display)
      #expect(view.tuningParameters(for: .full, rangeType: .display) == display)
      #expect(view.tuningParameters(for: .minimum, rangeType: .display) == minimum)
    }
  }

  @Test("zeroContentInsets sets the content inset to zero in each layout pass")
  func zeroInsets() {
    let view = show(OlderItems())
    host.bind {
      view.contentInset.top = 20
      host.settle()
      #expect(view.contentInset.top == 20)
      view.zeroContentInsets = true
      view.setNeedsLayout()
      host.settle()
      #expect(view.contentInset == .zero)
    }
  }

  @Test("an inverted view turns its cells over, and the node's property reaches the view")
  func inversion() {
    let source = OlderItems()
    host.retained.append(source)
    host.bind {
      let view = ASCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      view.inverted = true
      view.asyncDataSource = source
      host.window.addSubview(view)
      host.settle()
      #expect(view.visibleNodes().first?.transform.m22 == -1)
      #expect(view.transform == .identity)
      let node = ASCollectionNode.flow()
      node.inverted = true
      #expect(node.view.inverted)
      node.inverted = false
      #expect(!node.view.inverted)
    }
  }

  @Test("relayoutItems measures every node again, in the range that the delegate gives now")
  func relayout() {
    let source = OlderItems()
    let view = show(source)
    host.bind {
      source.itemHeight = 60
      view.relayoutItems()
      host.settle()
      #expect(view.nodeForItem(at: IndexPath(item: 0, section: 0))?.calculatedSize.height == 60)
    }
  }

  @Test("a subclass may have initializers of its own, and be the class of a node's view")
  func subclass() {
    host.bind {
      let own = LabeledCollectionView(frame: frame, collectionViewLayout: .init())
      #expect(own.label == "own")
      #expect(own.frame == frame)
      let node = ASCollectionNode.flow()
      node.collectionViewClass = LabeledCollectionView.self
      let view = node.view as? LabeledCollectionView
      #expect(view?.label == "decoded")
      // Source: `ASCollectionNode.mm`, `-didLoad`, which sets only what was enabled.
      #expect(node.alwaysBounceVertical && !node.alwaysBounceHorizontal)
      #expect(view?.collectionNode === node)
      #expect(view?.collectionViewLayout === node.collectionViewLayout)
      #expect(host.violations.isEmpty)
      node.collectionViewClass = LabeledCollectionView.self
      #expect(host.violations.isEmpty)
      node.collectionViewClass = nil
      #expect(host.violations == [.changeAfterLoad])
    }
  }

  @Test("a coder of another kind gives no view")
  func decoding() {
    host.bind { #expect(ASCollectionView(coder: NSCoder()) == nil) }
  }
}

/// A source and delegate with the members of Texture's older form alone.
@MainActor
private final class OlderItems: NSObject, ASCollectionDataSource, ASCollectionDelegateFlowLayout {
  var counts = [3, 3]
  var headerSize = CGSize.zero
  var itemHeight: CGFloat = 40
  private(set) var events: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let number = indexPath.section * 1000 + indexPath.item
    return { NumberedCellNode(number: number, size: CGSize(width: 300, height: 10)) }
  }

  func collectionView(
    _ collectionView: ASCollectionView, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { FixedCellNode(size: headerSize) }

  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 300, height: itemHeight)) }

  func collectionView(
    _ collectionView: ASCollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { headerSize }

  func collectionView(
    _ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath
  ) { events.append("show \(indexPath.text)") }

  func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode,
    forItemAt indexPath: IndexPath
  ) { events.append("hide \(indexPath.text)") }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.text)")
  }
}

private final class LabeledCollectionView: ASCollectionView {
  let label: String

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    label = "own"
    super.init(frame: frame, collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    label = "decoded"
    super.init(coder: coder)
    alwaysBounceVertical = true
  }
}
