import Foundation
import Testing
import UIKit

/// Rule C11 for the views at the boundary of a compositional layout and those anchored to items.
@MainActor @Suite("Self-sizing compositional layouts: boundary and anchored views")
struct SelfSizingBandTests {
  private let kind = UICollectionView.elementKindSectionHeader

  private func list(_ layout: UICollectionViewCompositionalLayout, _ heights: [[CGFloat]])
    -> (UICollectionView, SizedItemSource)
  {
    let source = SizedItemSource(heights.map { $0.map { CGSize(width: 50, height: $0) } })
    let view = ViolationLog().environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    source.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source)
  }

  private func section(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
  }

  private func band(_ view: UICollectionView, _ item: Int = 0) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: .at(0, item))?.frame
  }

  @Test("a header of the layout is as high as its content, and sections follow it")
  func layoutHeader() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.fractionalWidth(1), .estimated(50)), elementKind: kind, alignment: .top)
    ]
    let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .absolute(30))
    let layout = UICollectionViewCompositionalLayout(
      section: section(item), configuration: configuration)
    let (view, _) = list(layout, [[30, 30]])
    #expect(band(view) == .at(0, 0, 100, 22))
    #expect(view.visibleCells.map(\.frame.minY) == [22, 52])
    #expect(view.contentSize.height == 82)
  }

  @Test("an anchored view has the size of its content, whether its cell is estimated or not")
  func anchored() {
    for height in [NSCollectionLayoutDimension.absolute(30), .estimated(10)] {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: .of(.absolute(20), .estimated(5)), elementKind: kind,
        containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
      let item = NSCollectionLayoutItem(
        layoutSize: .of(.fractionalWidth(1), height), supplementaryItems: [badge])
      let (view, _) = list(UICollectionViewCompositionalLayout(section: section(item)), [[30, 30]])
      #expect(view.visibleCells.map(\.frame.height) == [30, 30])
      #expect(band(view) == .at(80, 8, 20, 22))
      #expect(band(view, 1) == .at(80, 38, 20, 22))
    }
  }
}
