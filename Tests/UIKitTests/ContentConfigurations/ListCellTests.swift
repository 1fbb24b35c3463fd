import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Accessories, indentation and separators of list cells, as Apple documents them.
@MainActor @Suite("List cells: accessories, indentation, separators")
struct ListCellTests {
  private let metrics = RuntimeMetrics.Cells()

  private func cell(_ change: (UICollectionViewListCell) -> Void) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  private func control(_ kind: CellControl.Kind, of cell: UIView) -> CellControl? {
    cell.subviews.compactMap { $0 as? CellControl }.first { $0.kind == kind }
  }

  /// The room of accessories of standard width at one edge.
  private func room(_ count: Int) -> CGFloat {
    metrics.listAccessoryMargin + CGFloat(count) * metrics.listAccessoryWidth
      + CGFloat(count - 1) * metrics.listAccessorySpacing
  }

  @Test("accessories are subviews at their edges, and the content makes room")
  func accessories() throws {
    let cell = cell {
      $0.accessories = [
        .insert(displayed: .always), .checkmark(), .disclosureIndicator(),
      ]
    }
    let insertion = try #require(control(.insertion, of: cell))
    let (tick, arrow) = (
      try #require(control(.checkmark, of: cell)), try #require(control(.disclosure, of: cell))
    )
    #expect(insertion.frame.maxX < cell.contentView.frame.minX)
    #expect(cell.contentView.frame.maxX < tick.frame.minX && tick.frame.maxX < arrow.frame.minX)
    #expect(cell.contentView.frame.minX == room(1))
    #expect(cell.contentView.frame.maxX == 300 - room(2))
    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(cell.subviews.allSatisfy { !($0 is CellControl) })
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test("the options of a label choose its font, tint and visibility")
  func labelOptions() throws {
    let options = UICellAccessory.LabelOptions(
      isHidden: true, tintColor: .red, font: .systemFont(ofSize: 31))
    let cell = cell {
      $0.accessories = [.label(text: "new", options: options), .label(text: "plain")]
    }
    let labels = cell.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["new", "plain"])
    #expect(labels.first?.font.pointSize == 31 && labels.first?.tintColor == .red)
    #expect(labels.map(\.isHidden) == [true, false])
    #expect(labels.last?.font == .preferredFont(forTextStyle: .body))
  }

  @Test("the editing state displays accessories")
  func displayed() {
    let cell = cell {
      $0.accessories = [.reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    #expect(control(.reorder, of: cell) == nil && control(.disclosure, of: cell) != nil)
    cell.listState.isEditing = true
    cell.layoutIfNeeded()
    #expect(control(.reorder, of: cell) != nil && control(.disclosure, of: cell) == nil)
  }

  @Test("a hidden accessory takes room, and reserved widths center the view")
  func options() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let cell = cell {
      $0.accessories = [
        .checkmark(options: .init(isHidden: true)),
        .customView(
          configuration: .init(
            customView: view, placement: .leading(), reservedLayoutWidth: .custom(50))),
      ]
    }
    #expect(control(.checkmark, of: cell)?.isHidden == true)
    #expect(cell.contentView.frame.maxX == 300 - room(1))
    #expect(view.frame == CGRect(x: metrics.listAccessoryMargin + 10, y: 17, width: 30, height: 10))
    #expect(cell.contentView.frame.minX == metrics.listAccessoryMargin + 50)
    cell.accessories = [
      .customView(
        configuration: .init(
          customView: view, placement: .trailing(), reservedLayoutWidth: .actual)),
      .label(text: "12", options: .init(reservedLayoutWidth: .actual)),
    ]
    cell.layoutIfNeeded()
    let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    #expect(view.superview === cell && cell.contentView.frame.maxX == view.frame.minX)
    #expect(label.text == "12" && label.frame.maxX == 300 - metrics.listAccessoryMargin)
  }

  @Test("indentation moves the content, and leading accessories unless they are not indented")
  func indentation() throws {
    let cell = cell {
      $0.accessories = [.insert(displayed: .always)]
      $0.indentationLevel = 2
      $0.indentationWidth = 15
    }
    #expect(cell.contentView.frame.minX == room(1) + 30)
    let indented = try #require(control(.insertion, of: cell)).frame.minX
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == room(1) + 30)
    #expect(control(.insertion, of: cell)?.frame.minX == indented - 30)
  }

  @Test("in a right-to-left layout, accessories and content are mirrored")
  func rightToLeft() {
    let cell = cell {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.accessories = [.disclosureIndicator()]
      $0.indentationLevel = 1
    }
    #expect(cell.contentView.frame.minX == room(1) && cell.contentView.frame.maxX == 290)
    #expect(control(.disclosure, of: cell).map { $0.frame.maxX < room(1) } == true)
  }

  @Test("a tap on an accessory runs its action")
  func tap() {
    let (stage, log) = (Stage(), CallLog())
    let cell = cell {
      $0.accessories = [.detail { log("detail") }, .checkmark()]
    }
    stage.window.addSubview(cell)
    stage.settle()
    if let place = control(.detail, of: cell)?.center { stage.window.tap(at: place) }
    if let place = control(.checkmark, of: cell)?.center { stage.window.tap(at: place) }
    #expect(log.take() == ["detail"])
  }

  private func list(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> ListRows {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    return ListRows(UICollectionViewCompositionalLayout.list(using: configuration))
  }

  @Test("separators of a list begin at the text and end at the edge; a handler changes single ones")
  func separators() throws {
    let list = list { configuration in
      configuration.separatorConfiguration.color = .systemRed
      configuration.itemSeparatorHandler = { path, separators in
        var separators = separators
        if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
        if path.item == 2 {
          separators.topSeparatorVisibility = .visible
          separators.bottomSeparatorInsets.leading = 5
          separators.bottomSeparatorInsets.trailing = 7
        }
        return separators
      }
    }
    func lines(_ item: Int) -> [CGRect] {
      guard let cell = list.cell(item) else { return [] }
      return cell.subviews.filter { $0.backgroundColor == .systemRed }.map(\.frame)
    }
    #expect(lines(0) == [CGRect(x: 16, y: 43.5, width: 184, height: 0.5)])
    #expect(list.cell(0)?.separatorLayoutGuide.layoutFrame == lines(0).first)
    #expect(lines(1).isEmpty)
    #expect(
      lines(2) == [
        CGRect(x: 16, y: 0, width: 184, height: 0.5),
        CGRect(x: 21, y: 43.5, width: 172, height: 0.5),
      ])
  }

  @Test("a list without separators, and a cell outside of lists, have none")
  func noSeparators() {
    let list = list { $0.showsSeparators = false }
    #expect(list.cell(0)?.subviews.count == 1)
    #expect(cell { _ in }.subviews.count == 1)
  }

  @Test("swipes ask the provider of their edge, and the cell is swiped until it closes")
  func swipes() throws {
    let log = CallLog()
    func actions(_ name: String, _ path: IndexPath) -> UISwipeActionsConfiguration? {
      log("\(name) \(path.item)")
      guard path.item < 2 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: name) { _, _, done in
          log("perform")
          done(true)
        }
      ])
    }
    let list = list {
      $0.leadingSwipeActionsConfigurationProvider = { actions("leading", $0) }
      $0.trailingSwipeActionsConfigurationProvider = { actions("trailing", $0) }
    }
    let cell = try #require(list.cell(0))
    let shown = try #require(list.view.swipe(.at(0, 0), from: .trailing))
    #expect(log.take() == ["trailing 0"] && cell.configurationState.isSwiped)
    #expect(list.view.tapSwipeAction(shown.actions[0]) && log.take() == ["perform"])
    #expect(!cell.configurationState.isSwiped && !list.view.tapSwipeAction(shown.actions[0]))
    #expect(list.view.swipe(.at(0, 2), from: .leading) == nil && log.take() == ["leading 2"])
    #expect(list.view.fullSwipe(.at(0, 1), from: .leading))
    #expect(log.take() == ["leading 1", "perform"])
    list.view.isEditing = true
    #expect(list.view.swipe(.at(0, 0), from: .trailing) == nil && log.take().isEmpty)
  }

  @Test("a second swipe closes the first, and a reload closes it")
  func oneSwipe() throws {
    let list = list {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        ])
      }
    }
    _ = list.view.swipe(.at(0, 0), from: .trailing)
    _ = list.view.swipe(.at(0, 1), from: .trailing)
    #expect(list.cell(0)?.configurationState.isSwiped == false)
    #expect(list.cell(1)?.configurationState.isSwiped == true)
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.cell(1)?.configurationState.isSwiped == false)
  }
}

/// A collection view of three list cells with a text each.
@MainActor
private final class ListRows: NSObject, UICollectionViewDataSource {
  let view: UICollectionView

  init(_ layout: UICollectionViewLayout) {
    view = ViolationLog().environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    }
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    view.layoutIfNeeded()
    for cell in view.visibleCells { cell.layoutIfNeeded() }
  }

  func cell(_ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: .at(0, item)) as? UICollectionViewListCell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    cell.contentConfiguration = content
    return cell
  }
}
