import Testing
import UIKit

@testable import AsyncDisplayKit

/// Records what a layout inspector is notified of.
@MainActor
private final class RecordingInspector: NSObject, ASCollectionViewLayoutInspecting {
  var changes: [String] = []

  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 10, height: 10)) }

  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }

  func didChangeCollectionViewDataSource(_ dataSource: (any ASCollectionDataSource)?) {
    changes.append(dataSource == nil ? "no data source" : "data source")
  }

  func didChangeCollectionViewDelegate(_ delegate: (any ASCollectionDelegate)?) {
    changes.append(delegate == nil ? "no delegate" : "delegate")
  }
}

@Suite("Setup of container nodes") @MainActor
struct ContainerNodeSetupTests {
  // Source: `ASCollectionNode.mm`, `-didLoad`: the delegate and the data source come before the inspector.
  @Test("a layout inspector that was set before load is notified once of both")
  func inspectorAtLoad() {
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 1)
    let inspector = RecordingInspector()
    host.bind {
      let node = ASCollectionNode.flow()
      node.dataSource = source
      node.delegate = source
      node.layoutInspector = inspector
      _ = node.view
      #expect(inspector.changes == ["data source", "delegate"])
    }
  }

  // Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-setInverted:`.
  @Test("inverting a node sets its transform, also before load")
  func invertedTransform() {
    let host = ContainerHost()
    host.bind {
      let (collection, table) = (ASCollectionNode.flow(), ASTableNode())
      collection.inverted = true
      table.inverted = true
      #expect(collection.transform.m22 == -1)
      #expect(table.transform.m22 == -1)
      #expect(!collection.isNodeLoaded && !table.isNodeLoaded)
      #expect(collection.view.layer.transform.m22 == -1)
      #expect(table.view.inverted)
      collection.inverted = false
      #expect(CATransform3DIsIdentity(collection.view.layer.transform))
    }
  }

  // Source: `ASCollectionNode.mm`, `-visibleElements`.
  @Test("the displayed elements are empty before the first load, and do not cause it")
  func visibleElements() {
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 2)
    host.bind {
      let node = ASCollectionNode.flow()
      node.dataSource = source
      #expect(node.visibleElements.numberOfSections == 0)
      #expect(node.isNodeLoaded && source.calls.isEmpty)
    }
  }

  // Source: `ASCollectionView.mm`, `-reloadData`, which only UIKit calls.
  @Test("UIKit's reload of a loaded view queries the displayed data, not the data source")
  func reloadOfTheView() {
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 2)
    host.retained.append(source)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    host.bind {
      source.sections[0].append(2)
      source.forgetCalls()
      node.view.reloadData()
      host.settle()
      #expect(source.calls.isEmpty)
      #expect(node.numberOfItems(inSection: 0) == 2)
      node.reloadData()
      host.settle()
      #expect(node.numberOfItems(inSection: 0) == 3)
    }
  }

  // Source: `ASCollectionNode.mm`, `-didEnterPreloadState`.
  @Test(
    "a managed collection loads its data in the preload state, unless its bounds are zero",
    arguments: [CGSize.zero, CGSize(width: 100, height: 0)])
  func loadingOfAManagedCollection(size: CGSize) {
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 2)
    host.bind {
      let node = ASCollectionNode.flow()
      node.dataSource = source
      node.frame = CGRect(origin: .zero, size: size)
      let cell = ASCellNode()
      cell.addSubnode(node)
      cell.enterHierarchyState(.rangeManaged)
      cell.recursivelySetInterfaceState([.measureLayout, .preload])
      #expect(source.calls.isEmpty == (size == .zero))
    }
  }

  /// A cell that records its attributes and its loading.
  private final class RecordingCell: ASCellNode {
    var calls: [String] = []

    override func didLoad() {
      super.didLoad()
      calls.append("load")
    }

    override func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      calls.append("attributes")
    }

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      CGSize(width: 50, height: 50)
    }
  }

  // Source: `_ASCollectionViewCell.mm`, `-setElement:`; `ASRangeController.mm`,
  // `-configureContentView:forCellNode:`.
  @Test("a node has the attributes of its cell before the cell shows its view")
  func attributesBeforeView() {
    let host = ContainerHost()
    let source = HeldNodeSource()
    let cell = RecordingCell()
    source.nodes = [cell]
    host.retained.append(source)
    host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    #expect(cell.calls.prefix(2) == ["attributes", "load"])
  }
}
