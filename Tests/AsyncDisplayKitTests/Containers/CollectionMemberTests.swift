import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Members of collections and pagers that pass to the view or to the data.
///
/// Source: `ASCollectionNode.mm`, `ASCollectionView.mm` and `ASPagerNode.mm`, the methods of the same names.
@Suite("Members of collection nodes") @MainActor
struct CollectionMemberTests {
  private final class PageDelegate: NSObject, ASPagerDelegate {}

  private let host = ContainerHost()
  private let source = GridSource(sections: 2, items: 3)

  private func collection() -> ASCollectionNode {
    host.retained.append(source)
    return host.show(ASCollectionNode.flow()) { $0.dataSource = source }
  }

  @Test("properties have the value that was set, before and after load")
  func properties() {
    host.bind {
      let node = ASCollectionNode.flow()
      for isLoaded in [false, true] {
        if isLoaded { _ = node.view }
        for value in [false, true] {
          node.showsVerticalScrollIndicator = value
          node.showsHorizontalScrollIndicator = value
          node.allowsSelection = value
          node.inverted = value
          #expect(node.allowsSelection == value)
          #expect(node.showsVerticalScrollIndicator == value)
          #expect(node.showsHorizontalScrollIndicator == value)
          #expect(node.inverted == value)
        }
      }
    }
  }

  @Test("a node scrolls in the direction of its layout")
  func directions() {
    source.sections = GridSource().sections
    let node = collection()
    host.bind {
      #expect(node.scrollableDirections == ASScrollDirectionVerticalDirections)
      #expect(node.scrollDirection == [])
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: -10))
      node.view.endDragging(withVelocity: CGPoint(x: 0, y: 2))
      #expect(node.scrollDirection == .down)
      node.view.finishDecelerating()
      #expect(node.scrollDirection == [])
    }
  }

  @Test("a point finds an item")
  func itemAtPoint() throws {
    let node = collection()
    try host.bind {
      let attributes = try #require(
        node.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
      let center = CGPoint(x: attributes.frame.midX, y: attributes.frame.midY)
      #expect(node.indexPathForItem(at: center) == IndexPath(item: 1, section: 0))
      #expect(node.indexPathForItem(at: CGPoint(x: 5, y: 5000)) == nil)
    }
  }

  @Test("a view has the contexts of its sections, and tells of the end of processing")
  func view() {
    let node = collection()
    host.bind {
      let context = node.view.context(forSection: 1) as? GenerationContext
      #expect(context?.section == 1)
      var ends = 0
      node.view.onDidFinishProcessingUpdates { ends += 1 }
      host.settle()
      #expect(ends == 1)
      source.sections[0].append(9)
      node.insertItems(at: [IndexPath(item: 3, section: 0)])
      node.view.onDidFinishProcessingUpdates { ends += 1 }
      host.settle()
      #expect(ends == 2)
    }
  }

  @Test("an element knows the node of its container")
  func owner() throws {
    let node = collection()
    try host.bind {
      let element = try #require(
        node.view.dataController.visibleMap.elementForItem(at: IndexPath(item: 0, section: 0)))
      #expect(element.owningNode === node)
    }
  }

  @Test("a pager returns its delegate")
  func pagerDelegate() {
    let delegate = PageDelegate()
    host.bind {
      let node = ASPagerNode()
      #expect(node.delegate() == nil)
      node.setDelegate(delegate)
      #expect(node.delegate() === delegate)
    }
  }

  // Source: `ASCollectionViewLayoutInspector.mm`, `NodeConstrainedSizeForScrollDirection`.
  @Test("the default range of an item is as wide as a list that scrolls vertically")
  func defaultRange() {
    let node = collection()
    host.bind {
      let range = NodeConstrainedSizeForScrollDirection(node.view)
      #expect(range.min == .zero)
      #expect(range.max == CGSize(width: 375, height: CGFloat.greatestFiniteMagnitude))
    }
  }

  @Test("values of text, images and traits are read back")
  func values() {
    let text = ASTextNode()
    #expect(text.truncationAttributedText == nil)
    text.truncationAttributedText = NSAttributedString(string: "…")
    #expect(text.truncationAttributedText?.string == "…")
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingTail] {
      text.truncationMode = mode
      #expect(text.truncationMode == mode)
    }
    let image = ASNetworkImageNode()
    let blank = UIImage(name: "blank", size: CGSize(width: 1, height: 1))
    image.defaultImage = blank
    #expect(image.defaultImage === blank)
    var traits = ASPrimitiveTraitCollection()
    traits.displayScale = 3
    traits.userInterfaceStyle = .light
    #expect(ASTraitCollection(primitiveTraitCollection: traits).displayScale == 3)
    #expect(ASTraitCollection(primitiveTraitCollection: traits).userInterfaceStyle == .light)
  }
}
