import Foundation
import Testing
import UIKit

/// A list that counts its layout passes.
@MainActor
private protocol PassCounter: UIScrollView {
  var passes: Int { get set }
}

/// A table view that counts its layout passes.
private final class CountedTable: UITableView, PassCounter {
  var passes = 0

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

/// A collection view that counts its layout passes.
private final class CountedCollection: UICollectionView, PassCounter {
  var passes = 0

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

/// The views that a pass adds and removes, and the sizes that it makes known, need no further pass.
@MainActor @Suite("Layout passes of lists")
struct LayoutPassTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static let offsets: [CGFloat] = [20, 40, 60, 80, 100, 90, 60, 30, 2000, 1950]

  /// Scrolls a list step by step and in an animation of 18 steps, and counts its layout passes.
  private func scroll(_ list: some PassCounter, isInWindow: Bool) {
    if isInWindow { stage.window.addSubview(list) }
    stage.settle()
    list.layoutIfNeeded()
    #expect(list.passes == 1)
    for offset in Self.offsets {
      list.passes = 0
      list.contentOffset.y = offset
      list.layoutIfNeeded()
      #expect(list.passes == 1)
    }
    list.passes = 0
    stage.environment.bind { list.setContentOffset(.zero, animated: true) }
    stage.advance(0.301)
    #expect(list.contentOffset.y == 0)
    #expect(list.passes == 18)
  }

  @Test(
    "a table is laid out once at load, for each scroll and for each step of an animation",
    arguments: [true, false], [true, false])
  func table(isInWindow: Bool, isSelfSizing: Bool) {
    let source = SizedRowSource([Array(repeating: 30, count: 100)])
    source.identifier = isSelfSizing ? "constraint" : "plain"
    let table = stage.environment.bind { CountedTable(frame: Self.frame, style: .plain) }
    table.register(ConstraintCell.self, forCellReuseIdentifier: "constraint")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    if !isSelfSizing { table.estimatedRowHeight = 0 }
    table.dataSource = source
    scroll(table, isInWindow: isInWindow)
    #expect(stage.log.all.isEmpty)
  }

  @Test(
    "so is a collection view", arguments: [true, false], [true, false])
  func collection(isInWindow: Bool, isSelfSizing: Bool) {
    let source = SizedItemSource([Array(repeating: CGSize(width: 100, height: 30), count: 100)])
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 100, height: 30)
    if isSelfSizing { layout.estimatedItemSize = CGSize(width: 100, height: 25) }
    let view = stage.environment.bind {
      CountedCollection(frame: Self.frame, collectionViewLayout: layout)
    }
    source.register(in: view)
    view.dataSource = source
    scroll(view, isInWindow: isInWindow)
  }

  @Test("a subview that the app adds, and an offset that it sets in a pass, need another pass")
  func changesOfTheApp() {
    let source = SizedRowSource([Array(repeating: 30, count: 100)])
    let delegate = PassDelegate()
    let table = stage.environment.bind { CountedTable(frame: Self.frame, style: .plain) }
    table.register(ConstraintCell.self, forCellReuseIdentifier: "constraint")
    table.delegate = delegate
    table.dataSource = source
    stage.window.addSubview(table)
    table.layoutIfNeeded()
    table.passes = 0
    delegate.onDisplay = { table.addSubview(UIView()) }
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.passes == 2)
    table.passes = 0
    delegate.onDisplay = { table.contentOffset.y = 700 }
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.passes == 2)
    #expect(table.visibleCells.first?.frame.minY ?? 0 <= 700)
    #expect(table.visibleCells.last?.frame.maxY ?? 0 >= 800)
  }
}

/// A delegate that runs a closure when the next row is displayed.
@MainActor
private final class PassDelegate: UITableViewDelegate {
  var onDisplay: (() -> Void)?

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let change = onDisplay
    onDisplay = nil
    change?()
  }
}
