import AsyncDisplayKit
import Testing
import UIKit

/// Spellings that apps use: they compile, and they do what they say.
@Suite("Spellings of apps")
@MainActor
struct AppSpellingTests {
  private final class Columns: ASCollectionNode {
    let name: String

    @MainActor init(name: String) {
      self.name = name
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    @MainActor init(delegate: any ASCollectionLayoutDelegate) {
      name = "delegate"
      super.init(layoutDelegate: delegate, layoutFacilitator: nil)
    }

    @MainActor override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      name = "frame"
      super.init(frame: frame, collectionViewLayout: layout)
    }
  }

  @Test("each initializer of a collection node may be called by a subclass")
  func collectionInitializers() {
    #expect(Columns(name: "a").collectionViewLayout is UICollectionViewFlowLayout)
    let gallery = ASCollectionGalleryLayoutDelegate(scrollableDirections: .down)
    #expect(Columns(delegate: gallery).collectionViewLayout is ASCollectionLayout)
    let framed = Columns(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4),
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(framed.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a center spec centers in no axis and has the largest size by default")
  func centerOptions() {
    let child = ASDisplayNode()
    let plain = ASCenterLayoutSpec(child: child)
    #expect(plain.centeringOptions == [] && plain.sizingOptions == [] && plain.child === child)
    #expect(ASCenterLayoutSpec(centeringOptions: .XY, child: child).sizingOptions == [])
    #expect(ASCenterLayoutSpec(sizingOptions: .minimumXY, child: child).centeringOptions == [])
  }

  @Test("subnodes are read as optional or not, as versions of Texture differ")
  func subnodes() {
    let (node, child) = (ASDisplayNode(), ASDisplayNode())
    node.addSubnode(child)
    var found: [ASDisplayNode] = []
    for subnode in node.subnodes { found.append(subnode) }
    if let subnodes = node.subnodes { found += subnodes }
    #expect(found == [child, child] && node.subnodes?.first === child && node.subnodes.count == 1)
  }

  @Test("rules of margins reach the view, also when set before load")
  func margins() {
    let node = ASDisplayNode()
    #expect(node.insetsLayoutMarginsFromSafeArea && !node.preservesSuperviewLayoutMargins)
    node.insetsLayoutMarginsFromSafeArea = false
    node.preservesSuperviewLayoutMargins = true
    #expect(!node.view.insetsLayoutMarginsFromSafeArea)
    #expect(node.view.preservesSuperviewLayoutMargins)
    node.insetsLayoutMarginsFromSafeArea = true
    #expect(node.view.insetsLayoutMarginsFromSafeArea)
  }

  @Test("a node knows the controller that its view is in, and a layer-backed one its supernode's")
  func closestController() {
    let (root, layered) = (ASDisplayNode(), ASDisplayNode())
    layered.isLayerBacked = true
    root.addSubnode(layered)
    #expect(root.closestViewController == nil)
    let controller = ASDKViewController(node: root)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.loadViewIfNeeded()
    #expect(root.closestViewController === controller)
    #expect(layered.closestViewController === controller)
    ASDisableLogging()
  }
}
