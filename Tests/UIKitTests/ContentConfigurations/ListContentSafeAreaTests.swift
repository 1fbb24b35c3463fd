import Foundation
import Testing
import UIKit

/// A list that is not inset by the safe area, as without a navigation controller.
@MainActor @Suite("List content in the safe area")
struct ListContentSafeAreaTests {
  private let stage = Stage(safeArea: UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 0))

  @Test("the height of a cell and the place of its text do not depend on the safe area above it")
  func height() throws {
    let list = stage.environment.bind {
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      return UICollectionView(
        frame: stage.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    stage.window.addSubview(list)
    stage.settle()
    for isEditing in [false, true, false] {
      list.isEditing = isEditing
      stage.settle()
      let cells = (0..<3).compactMap { list.cellForItem(at: .at(0, $0)) }
      #expect(cells[0].safeAreaInsets.top == 47)
      #expect(Set(cells.map(\.frame.height)).count == 1)
      let texts = cells.compactMap { cell in
        cell.contentView.subviews.first { ($0 as? UILabel)?.text?.hasPrefix("Row") == true }?.frame
      }
      #expect(texts.count == 3 && Set(texts.map(\.minY)).count == 1)
      #expect(texts[0].minX >= 16 + 10)
    }
  }
}
