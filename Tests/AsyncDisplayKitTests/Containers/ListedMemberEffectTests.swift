import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Members of cells and of asynchronous layouts whose effect an app sees.
@Suite("Effects of members of cells and layouts") @MainActor
struct ListedMemberEffectTests {
  private final class Headed: NSObject, ASCollectionLayoutDelegate {
    func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }

    nonisolated static func calculateLayout(
      with context: ASCollectionLayoutContext
    ) -> ASCollectionLayoutState {
      let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
        .elementToLayoutAttributes()
      let kind = UICollectionView.elementKindSectionHeader
      for section in 0..<(context.elements?.numberOfSections ?? 0) {
        let path = IndexPath(item: 0, section: section)
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = CGRect(x: 0, y: CGFloat(section) * 50, width: 100, height: 50)
        table.setObject(
          attributes, forKey: context.elements?.supplementaryElement(ofKind: kind, at: path))
      }
      return ASCollectionLayoutState(
        context: context, contentSize: CGSize(width: 100, height: 300),
        elementToLayoutAttributesTable: table)
    }
  }

  private final class HeaderInspector: NSObject, ASCollectionViewLayoutInspecting {
    func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }

    func collectionView(
      _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
    ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 100, height: 50)) }

    func collectionView(
      _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
      inSection section: UInt
    ) -> UInt { 1 }

    func collectionView(
      _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
      at indexPath: IndexPath
    ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 100, height: 50)) }
  }

  // Source: `ASCollectionLayoutState.mm`, `-layoutAttributesForSupplementaryElementOfKind:atIndexPath:`.
  @Test(
    "an asynchronous layout has the attributes of the headers that its state has, and no others")
  func supplementaryAttributes() {
    let (host, source) = (ContainerHost(), GridSource(sections: 2, items: 1))
    let (delegate, inspector) = (Headed(), HeaderInspector())
    let kind = UICollectionView.elementKindSectionHeader
    let node = host.show(
      ASCollectionNode(layoutDelegate: delegate, layoutFacilitator: nil)
    ) { node in
      node.layoutInspector = inspector
      node.registerSupplementaryNode(ofKind: kind)
      node.dataSource = source
    }
    host.bind {
      let layout = node.view.collectionViewLayout
      let second = layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: 1))
      #expect(second?.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
      let footer = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 1))
      #expect(footer == nil)
      #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }
  }

  // Source: `_ASCollectionReusableView.mm`, `-setLayoutAttributes:`.
  @Test("the node of a reusable view has the layout attributes that the view was given last")
  func reusableViewAttributes() throws {
    let (host, source) = (ContainerHost(), GridSource(sections: 1, items: 1))
    let kind = UICollectionView.elementKindSectionHeader
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let node = host.show(ASCollectionNode(collectionViewLayout: layout)) { node in
      node.registerSupplementaryNode(ofKind: kind)
      node.dataSource = source
    }
    try host.bind {
      let path = IndexPath(item: 0, section: 0)
      let view = try #require(
        node.view.supplementaryView(forElementKind: kind, at: path) as? _ASCollectionReusableView)
      let header = try #require(view.node)
      #expect(header.layoutAttributes === view.layoutAttributes)
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      view.apply(attributes)
      #expect(header.layoutAttributes === attributes)
      view.prepareForReuse()
      #expect(header.layoutAttributes == nil)
    }
  }

  // Source: `ASCellNode.h`, `backgroundView` and `selectedBackgroundView`; `ASTableView.mm`,
  // `_ASTableViewCell`, `-setElement:`.
  @Test("a cell node returns the background views that it was given, which its row shows")
  func backgroundViews() throws {
    let (host, source) = (ContainerHost(), RowSource(sections: 1, rows: 1))
    let table = host.show(ASTableNode()) { $0.dataSource = source }
    try host.bind {
      let path = IndexPath(row: 0, section: 0)
      let node = try #require(table.nodeForRow(at: path))
      let cell = try #require(table.cellForRow(at: path))
      let (back, selected) = (UIView(frame: .zero), UIView(frame: .zero))
      node.backgroundView = back
      node.selectedBackgroundView = selected
      #expect(node.backgroundView === back && node.selectedBackgroundView === selected)
      #expect(cell.backgroundView == nil)
      (cell as? TableNodeCell)?.adoptProperties()
      #expect(cell.backgroundView === back && cell.selectedBackgroundView === selected)
      node.backgroundView = nil
      (cell as? TableNodeCell)?.adoptProperties()
      #expect(node.backgroundView == nil && cell.backgroundView == nil)
    }
  }

  /// The properties of a button that measuring reads.
  enum ButtonProperty: CaseIterable {
    case spacing, direction, horizontal, vertical, insets, imageAlignment

    @MainActor func change(_ button: ASButtonNode) {
      switch self {
      case .spacing: button.contentSpacing = 3
      case .direction: button.laysOutHorizontally = false
      case .horizontal: button.contentHorizontalAlignment = .left
      case .vertical: button.contentVerticalAlignment = .top
      case .insets: button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      case .imageAlignment: button.imageAlignment = .end
      }
    }
  }

  private final class ButtonSource: NSObject, ASCollectionDataSource {
    var count = 1

    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
      { ButtonCell() }
    }
  }

  private final class ButtonCell: ASCellNode {
    let button = ASButtonNode()
    private(set) var roles: [RuntimeScheduling.Role] = []

    override init() {
      super.init()
      addSubnode(button)
      button.style.preferredSize = CGSize(width: 40, height: 30)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      roles.append(.current)
      return ASWrapperLayoutSpec(layoutElement: button)
    }
  }

  // Source: `ASButtonNode.mm`, whose setters wait for the node's lock; `ASDisplayNode+Layout.mm`,
  // `-layoutThatFits:parentSize:`, which holds it.
  @Test(
    "changing a button waits for the layout in the background that may measure it",
    arguments: ButtonProperty.allCases)
  func lentButton(property: ButtonProperty) throws {
    let (host, source) = (ContainerHost(), ButtonSource())
    let node = host.showAsynchronously(
      source,
      in: ASCollectionNode(
        layoutDelegate: ASCollectionFlowLayoutDelegate(), layoutFacilitator: nil))
    try host.bind {
      let cell = try #require(
        node.nodeForItem(at: IndexPath(item: 0, section: 0)) as? ButtonCell)
      cell.setNeedsLayout()
      let old = cell.roles.count
      source.count = 2
      node.insertItems(at: [IndexPath(item: 1, section: 0)])
      #expect(cell.roles.count == old)
      property.change(cell.button)
      #expect(cell.roles.dropFirst(old).first == .background)
      host.settle()
    }
    #expect(host.violations.isEmpty)
  }
}
