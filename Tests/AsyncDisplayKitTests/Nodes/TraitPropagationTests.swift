import Testing
import UIKit

@testable import AsyncDisplayKit

/// The traits that nodes and layout specs have, and when they get them.
@Suite("Traits of nodes and specs") @MainActor
struct TraitPropagationTests {
  /// A node that records the traits with which it is measured, and the calls of its hook.
  private final class Reading: ASDisplayNode {
    private(set) var read: [UIUserInterfaceSizeClass] = []
    private(set) var changes = 0

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      read.append(asyncTraitCollection().horizontalSizeClass)
      return ASLayoutSpec()
    }
    override func asyncTraitCollectionDidChange() {
      super.asyncTraitCollectionDidChange()
      changes += 1
    }
  }

  /// A spec that is as wide as its size class says.
  private final class Adaptive: ASLayoutSpec {
    override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
      let isCompact = asyncTraitCollection().horizontalSizeClass == .compact
      return ASLayout(layoutElement: self, size: CGSize(width: isCompact ? 10 : 20, height: 1))
    }
  }

  private var compact: ASPrimitiveTraitCollection {
    var traits = ASPrimitiveTraitCollection()
    traits.horizontalSizeClass = .compact
    traits.userInterfaceIdiom = .pad
    traits.legibilityWeight = .bold
    return traits
  }

  private let range = ASSizeRangeMake(.zero, CGSize(width: 100, height: 100))

  // Source: `ASDisplayNode+LayoutSpec.mm`, `-calculateLayoutLayoutSpec:`.
  @Test func `a managed subnode has its node's traits when it is first measured`() {
    withNodeEnvironment { _, _ in
      let (node, child) = (ASDisplayNode(), Reading())
      node.automaticallyManagesSubnodes = true
      node.layoutSpecBlock = { _, _ in
        ASInsetLayoutSpec(insets: .zero, child: ASWrapperLayoutSpec(layoutElement: child))
      }
      node.setPrimitiveTraitCollection(compact)
      _ = node.layoutThatFits(range)
      #expect(child.supernode == nil)
      #expect(child.read == [.compact] && child.changes == 1)
    }
  }

  @Test func `in the background the hook of a loaded subnode follows on the main thread`() {
    withNodeEnvironment { scheduler, _ in
      let (node, child) = (ASDisplayNode(), Reading())
      _ = child.view
      node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: child) }
      inBackgroundRole {
        node.setPrimitiveTraitCollection(compact)
        _ = node.layoutThatFits(range)
      }
      #expect(child.read == [.compact] && child.changes == 0)
      scheduler.drain()
      #expect(child.changes == 1)
    }
  }

  // Source: `ASLayoutSpec.mm`, `-asyncTraitCollection`.
  @Test func `a spec has the traits of the node that measures it`() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.layoutSpecBlock = { _, _ in ASInsetLayoutSpec(insets: .zero, child: Adaptive()) }
      #expect(node.layoutThatFits(range).size.width == 20)
      node.setPrimitiveTraitCollection(compact)
      node.invalidateCalculatedLayout()
      #expect(node.layoutThatFits(range).size.width == 10)
      let spec = Adaptive()
      #expect(spec.primitiveTraitCollection() == ASPrimitiveTraitCollection())
      ASTraitCollectionPropagateDown(ASWrapperLayoutSpec(layoutElement: spec), compact)
      #expect(spec.primitiveTraitCollection() == compact)
    }
  }

  // Source: `ASTraitCollection.mm`, whose class has no getter for the idiom.
  @Test func `the idiom of a trait object is the phone's`() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      #expect(node.asyncTraitCollection().userInterfaceIdiom == .phone)
      #expect(log.all.isEmpty)
      node.setPrimitiveTraitCollection(compact)
      #expect(node.asyncTraitCollection().userInterfaceIdiom == .phone)
      #expect(node.primitiveTraitCollection().userInterfaceIdiom == .pad)
      #expect(log.codes == [.traitObjectIdiom] && log.all.map(\.severity) == [.advisory])
    }
  }

  // Source: `ASTraitCollection.h`, `ASTraitCollection`.
  @Test func `a trait object has all members of the value`() {
    withNodeEnvironment { _, _ in
      let node = Reading()
      _ = node.view
      let uiTraits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceLevel: .elevated),
        UITraitCollection(legibilityWeight: .bold),
        UITraitCollection(accessibilityContrast: .high),
      ])
      node.setPrimitiveTraitCollection(ASPrimitiveTraitCollectionFromUITraitCollection(uiTraits))
      let traits = node.asyncTraitCollection()
      #expect(traits.userInterfaceLevel == .elevated && traits.legibilityWeight == .bold)
      #expect(traits.accessibilityContrast == .high && traits.displayGamut == .SRGB)
      #expect(traits.forceTouchCapability == .unavailable && node.changes == 1)
      var changed = traits.primitiveTraitCollection()
      changed.userInterfaceLevel = .base
      node.setPrimitiveTraitCollection(changed)
      #expect(node.changes == 2)
    }
  }

  // Source: `ASTraitCollection.mm`, `NSStringFromASPrimitiveTraitCollection`.
  @Test func `traits are described in one line`() {
    var traits = compact
    traits.displayScale = 2
    traits.containerSize = CGSize(width: 320, height: 480.5)
    let text = NSStringFromASPrimitiveTraitCollection(traits)
    #expect(
      text.hasPrefix(
        "{ verticalSizeClass = Unspecified; horizontalSizeClass = Compact; displayScale = 2; "
          + "userInterfaceIdiom = Pad; forceTouchCapability = Unknown; "
          + "userInterfaceStyle = Unspecified; layoutDirection = Unspecified; "))
    #expect(
      text.hasSuffix(
        "displayGamut = Unspecified; userInterfaceLevel = Unspecified; "
          + "accessibilityContrast = Unspecified; legibilityWeight = Bold; "
          + "containerSize = {320, 480.5} }"))
  }

  // Source: `ASTraitCollection.mm`, `ASTraitCollectionPropagateDown`.
  @Test(
    "measuring gives the node's traits to nodes below a subnode that has them",
    arguments: [true, false])
  func deepSubnodes(isCompact: Bool) {
    withNodeEnvironment { _, _ in
      let (node, child, leaf) = (ASDisplayNode(), ASDisplayNode(), Reading())
      child.addSubnode(leaf)
      node.automaticallyManagesSubnodes = true
      node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: child) }
      if isCompact { node.setPrimitiveTraitCollection(compact) }
      _ = node.layoutThatFits(range)
      var other = compact
      other.horizontalSizeClass = .regular
      leaf.setPrimitiveTraitCollection(other)
      node.invalidateCalculatedLayout()
      _ = node.layoutThatFits(range)
      #expect(leaf.primitiveTraitCollection() == node.primitiveTraitCollection())
      let changes = leaf.changes
      node.invalidateCalculatedLayout()
      _ = node.layoutThatFits(range)
      #expect(leaf.changes == changes)
    }
  }
}
