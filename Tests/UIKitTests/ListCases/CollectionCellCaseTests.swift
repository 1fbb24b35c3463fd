import Foundation
import Testing
import UIKit
import UIKitSimulation

/// States, accessories, separators, and swipes of collection view cells.
@MainActor @Suite("Table of cases: cells of collection views")
struct CollectionCellCaseTests {
  @Test(arguments: cases)
  func holds(_ test: ListCase) throws { try test.check() }

  /// A list of four list cells from a configuration, with headers and footers of 28 points.
  @MainActor private final class Rows: NSObject, UICollectionViewDataSource {
    let view: UICollectionView

    init(
      _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
      _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      change(&configuration)
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      view = ViolationLog().environment.bind {
        UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      }
      super.init()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "band")
      }
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      let cell = view.cellForItem(at: .at(0, item)) as? UICollectionViewListCell
      cell?.layoutIfNeeded()
      return cell
    }

    func frame(_ kind: String) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: .at(0, 0))?.frame
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 4 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    }
  }

  private static func action(
    _ perform: @escaping () -> Void = {}
  ) -> (IndexPath) -> UISwipeActionsConfiguration? {
    { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "A") { _, _, done in
          perform()
          done(true)
        }
      ])
    }
  }

  nonisolated static let cases: [ListCase] = [
    ListCase(
      "editing reaches the states of cells", "Apple, `UICellConfigurationState.isEditing`"
    ) {
      let list = Rows()
      list.view.isEditing = true
      #expect(list.cell(0)?.configurationState.isEditing == true)
    },
    ListCase(
      "a swiped item is swiped until the swipe ends", "Apple, `UICellConfigurationState.isSwiped`"
    ) {
      let list = Rows { $0.trailingSwipeActionsConfigurationProvider = action() }
      _ = list.view.swipe(.at(0, 1), from: .trailing)
      #expect(list.cell(1)?.configurationState.isSwiped == true)
      list.view.endSwipe()
      #expect(list.cell(1)?.configurationState.isSwiped == false)
    },
    ListCase(
      "a full swipe performs the first action, once",
      "Apple, `performsFirstActionWithFullSwipe`"
    ) {
      var count = 0
      let list = Rows { $0.leadingSwipeActionsConfigurationProvider = action { count += 1 } }
      #expect(list.view.fullSwipe(.at(0, 2), from: .leading))
      #expect(!list.view.fullSwipe(.at(0, 2), from: .trailing))
      #expect(count == 1)
    },
    ListCase(
      "accessories of an edited and indented cell mirror from right to left",
      "Apple, `UICellAccessory`, `semanticContentAttribute`"
    ) {
      @MainActor func frames(_ direction: UISemanticContentAttribute) -> [CGRect] {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.semanticContentAttribute = direction
        cell.accessories = [.delete(), .reorder(), .checkmark(displayed: .always)]
        cell.indentationLevel = 2
        cell.listState.isEditing = true
        cell.layoutIfNeeded()
        return [cell.contentView.frame]
          + cell.subviews.compactMap { ($0 as? CellControl)?.frame }.sorted { $0.minX < $1.minX }
      }
      let (left, right) = (frames(.forceLeftToRight), frames(.forceRightToLeft))
      #expect(left.count == 4)
      #expect(right.first?.minX == 300 - (left.first?.maxX ?? 0))
      #expect(right.dropFirst().map(\.minX) == left.dropFirst().reversed().map { 300 - $0.maxX })
    },
    ListCase(
      "separators are between the rows of a list, and none while they are off",
      "Apple, `showsSeparators`, `UIListSeparatorConfiguration`"
    ) {
      let (with, without) = (Rows(), Rows { $0.showsSeparators = false })
      #expect((with.cell(1)?.subviews.count ?? 0) > (without.cell(1)?.subviews.count ?? 9))
    },
    ListCase(
      "a list has headers and footers only in the modes that ask for them",
      "Apple, `headerMode`, `footerMode`"
    ) {
      let header = UICollectionView.elementKindSectionHeader
      let footer = UICollectionView.elementKindSectionFooter
      for appearance in [
        UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
        .sidebarPlain,
      ] {
        let none = Rows(appearance)
        #expect(none.frame(header) == nil && none.frame(footer) == nil)
        let first = Rows(appearance) { $0.headerMode = .firstItemInSection }
        #expect(first.frame(header) == nil && first.cell(0) != nil)
        let both = Rows(appearance) {
          $0.headerMode = .supplementary
          $0.footerMode = .supplementary
        }
        let (top, bottom) = (try #require(both.frame(header)), try #require(both.frame(footer)))
        #expect(both.cell(0)?.frame.minY == top.maxY)
        #expect(both.cell(3)?.frame.maxY == bottom.minY)
      }
    },
    ListCase(
      "the padding above headers raises what follows", "Apple, `headerTopPadding`"
    ) {
      let header = UICollectionView.elementKindSectionHeader
      @MainActor func list(_ padding: CGFloat) -> Rows {
        Rows(.grouped) {
          $0.headerMode = .supplementary
          $0.headerTopPadding = padding
        }
      }
      let (plain, padded) = (list(0), list(20))
      #expect(padded.frame(header)?.maxY == plain.frame(header).map { $0.maxY + 20 })
      #expect(padded.cell(0)?.frame.minY == plain.cell(0).map { $0.frame.minY + 20 })
    },
    ListCase(
      "a moved item is being reordered until its movement ends",
      "Apple, `UICellConfigurationState.isReordering`"
    ) {
      let list = ListFixture(counts: [3])
      let cell = try #require(list.view.cellForItem(at: .at(0, 0)))
      #expect(list.view.beginInteractiveMovementForItem(at: .at(0, 0)))
      #expect(cell.configurationState.isReordering)
      list.view.cancelInteractiveMovement()
      #expect(!cell.configurationState.isReordering)
    },
  ]
}
