import Testing
import UIKit

@testable import AsyncDisplayKit

/// What a few elements of a container share.
@Suite("Element groups")
struct ElementGroupTests {
  private let owner = ElementOwner(environment: RuntimeEnvironment())

  @Test("a group gives the traits that the container has had since the group was made")
  func traitsWhenMade() {
    #expect(ElementGroup(of: owner).traits == nil)
    owner.traits = traits(ofScale: 2)
    #expect(ElementGroup(of: owner).traits?.displayScale == 2)
  }

  @Test("a group gives the traits that the container got after the group was made")
  func laterTraits() {
    let group = ElementGroup(of: owner)
    owner.traits = traits(ofScale: 2)
    #expect(group.traits?.displayScale == 2)
    owner.traits = nil
    #expect(group.traits == nil)
  }

  @Test("groups share neither traits nor setup, to which each node counts a reference")
  @MainActor func ownObjects() {
    let view = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()).view
    let setup = CellNodeSetup(interactionDelegate: view, isRangeManaged: true, isInverted: true)
    owner.traits = traits(ofScale: 2)
    let groups = (0..<2).map { _ in ElementGroup(of: owner, setup: setup) }
    #expect(groups[0].traits !== groups[1].traits)
    #expect(groups[0].setup !== groups[1].setup)
    for made in groups.compactMap(\.setup) {
      #expect(made.interactionDelegate === view && made.isRangeManaged && made.isInverted)
    }
  }

  @Test("elements that follow one another share a group until it is full or the setup is another")
  @MainActor func runs() {
    let setups = (0..<2).map { _ in
      CellNodeSetup(interactionDelegate: nil, isRangeManaged: false, isInverted: false)
    }
    var groups = ElementGroups(of: owner)
    let made = (0..<2 * ElementGroup.size).map { _ in groups.next(with: setups[0]) }
    #expect(Set(made.map(ObjectIdentifier.init)).count == 2)
    let other = groups.next(with: setups[1])
    #expect(other !== made.last)
    #expect(groups.next(with: setups[1]) === other)
  }

  @Test("a node belongs to the container whose group was first, whichever of its groups asks")
  func firstOwner() {
    let node = ASCellNode()
    #expect(ElementGroup(of: owner).isFirst(at: node))
    #expect(ElementGroup(of: owner).isFirst(at: node))
    let other = ElementOwner(environment: RuntimeEnvironment())
    #expect(!ElementGroup(of: other).isFirst(at: node))
  }

  private func traits(ofScale scale: CGFloat) -> ASTraitCollection {
    var traits = ASPrimitiveTraitCollection()
    traits.displayScale = scale
    return ASTraitCollection(primitiveTraitCollection: traits)
  }
}
