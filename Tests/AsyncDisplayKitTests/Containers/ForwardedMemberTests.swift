import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Two sections of three rows, each a node of one size.
private protocol SectionedRows: ASTableDataSource, ASTableDelegate {}

extension SectionedRows {
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 3 }
  func numberOfSections(in tableNode: ASTableNode) -> Int { 2 }
  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    {
      let node = ASCellNode()
      node.style.preferredSize = CGSize(width: 100, height: 40)
      return node
    }
  }
}

/// A table's data and delegate without any member that the table hands on.
private final class Rows: NSObject, SectionedRows {}

/// As above, with every member that the table hands on.
private final class FullRows: NSObject, SectionedRows, UITableViewDelegate {
  var log: [String] = []

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    log.append("title \(title)")
    return 1 - index
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UIView()
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { log.append("header \(section)") }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "lead \(indexPath.row)") { _, _, done in done(true)
      }
    ])
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "trail \(indexPath.row)") { _, _, done in
        done(true)
      }
    ])
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end \(indexPath?.row ?? -1)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("accessory \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString)
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("menu") }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("commit") }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("menu ends") }
}

/// Items with menus, each asked in the form for one item, and an offset behind a change of layout.
private final class MenuItems: NSObject, ASCollectionDataSource, ASCollectionDelegate,
  UICollectionViewDelegate
{
  var log: [String] = []

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { ASCellNode() } }
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 7) }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "one \(indexPath.item)" as NSString)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("menu") }
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("commit") }
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("menu ends") }
}

/// Items and rows with primary actions, two fingers and a layout of their own between two others.
private final class Actions: NSObject, ASCollectionDataSource, ASCollectionDelegate, SectionedRows,
  UICollectionViewDelegate, UITableViewDelegate
{
  var log: [String] = []
  var layouts: [UICollectionViewLayout] = []

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    {
      let node = ASCellNode()
      node.style.preferredSize = CGSize(width: 100, height: 40)
      return node
    }
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item < 2 }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { log.append("perform \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { log.append("begin \(indexPath.item)") }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    log.append("end")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    layouts = [fromLayout, toLayout]
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row < 2 }
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { log.append("perform \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { log.append("begin \(indexPath.row)") }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    log.append("end")
  }
}

/// Serves a table node and a table view, whose protocols share members.
private final class BothRows: NSObject, ASTableDataSource, ASTableDelegate, UITableViewDataSource {
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    ASCellNode()
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

@Suite("Members that containers hand on") @MainActor
struct ForwardedMemberTests {
  private func show(_ source: some ASTableDataSource & ASTableDelegate) -> (
    ContainerHost, ASTableNode
  ) {
    let host = ContainerHost()
    host.retained.append(source)
    let node = host.show(ASTableNode()) { node in
      node.dataSource = source
      node.delegate = source
    }
    return (host, node)
  }

  private func showItems(_ source: some ASCollectionDataSource & ASCollectionDelegate) -> (
    ContainerHost, ASCollectionNode
  ) {
    let host = ContainerHost()
    host.retained.append(source)
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = source
      node.delegate = source
    }
    return (host, node)
  }

  @Test("swipes, headers, accessories and index titles of a table reach the app's delegate")
  func table() throws {
    let source = FullRows()
    let (host, node) = show(source)
    let path = IndexPath(row: 1, section: 0)
    try host.bind {
      #expect(source.log.filter { $0 != "title A" } == ["header 0", "header 1"])
      source.log = []
      let leading = try #require(node.view.swipe(path, from: .leading))
      #expect(leading.actions.map(\.title) == ["lead 1"])
      let trailing = try #require(node.view.swipe(path, from: .trailing))
      #expect(trailing.actions.map(\.title) == ["trail 1"])
      node.view.endSwipe()
      #expect(source.log == ["begin 1", "end 1", "begin 1", "end 1"])
      source.log = []
      node.view.tapAccessory(at: path)
      #expect(source.log == ["accessory 1"])
      node.view.scrollToSection(forIndexTitleAt: 0)
      #expect(source.log == ["accessory 1", "title A"])
    }
  }

  @Test("the menu of a row reaches the app's delegate")
  func tableMenus() throws {
    let source = FullRows()
    let (host, node) = show(source)
    try host.bind {
      source.log = []
      let menu = try #require(node.view.openContextMenu(at: IndexPath(row: 2, section: 0)))
      #expect(menu.identifier as? NSString == "2")
      node.view.tapPreview(of: menu)
      node.view.closeContextMenu(menu)
      #expect(source.log == ["menu", "commit", "menu ends"])
    }
  }

  @Test("a delegate without those members has UIKit's answers")
  func absent() throws {
    let (host, node) = show(Rows())
    try host.bind {
      let path = IndexPath(row: 0, section: 0)
      #expect(node.view.swipe(path, from: .leading) == nil)
      let deletion = try #require(node.view.swipe(path, from: .trailing))
      #expect(deletion.actions.map(\.title) == ["Delete"])
      #expect(node.view.openContextMenu(at: path) == nil)
      #expect(host.violations.isEmpty)
    }
  }

  @Test("the menu of an item reaches the app's delegate, in the form that it has")
  func collectionMenus() throws {
    let source = MenuItems()
    let (host, node) = showItems(source)
    try host.bind {
      let menu = try #require(node.view.openContextMenu(at: IndexPath(item: 1, section: 0)))
      #expect(menu.identifier as? NSString == "one 1")
      node.view.tapPreview(of: menu)
      node.view.closeContextMenu(menu)
      #expect(source.log == ["menu", "commit", "menu ends"])
    }
  }

  @Test("the offset that the app's delegate wants behind a change of layout is taken")
  func targetOffset() {
    let (host, node) = showItems(MenuItems())
    host.bind {
      node.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      node.view.layoutIfNeeded()
      #expect(node.contentOffset == CGPoint(x: 0, y: 7))
    }
  }

  @Test("primary actions, two fingers and the layout between two others reach the app's delegate")
  func itemActions() throws {
    let source = Actions()
    let (host, node) = showItems(source)
    try host.bind {
      for item in [0, 2] {
        let path = IndexPath(item: item, section: 0)
        let place = try #require(node.view.layoutAttributesForItem(at: path)).center
        node.view.beginTouch(at: place)
        node.view.endTouch(at: place)
      }
      let (first, last) = (IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0))
      #expect(node.view.drawTwoFingers(from: first, to: last))
      #expect(source.log == ["perform 0", "begin 1", "end"])
      let (former, next) = (node.view.collectionViewLayout, UICollectionViewFlowLayout())
      node.view.startInteractiveTransition(to: next)
      node.view.cancelInteractiveTransition()
      #expect(source.layouts.count == 2 && source.layouts[0] === former)
      #expect(source.layouts.last === next && node.view.collectionViewLayout === former)
    }
  }

  @Test("primary actions and two fingers of rows reach the app's delegate")
  func rowActions() {
    let source = Actions()
    let (host, node) = show(source)
    host.bind {
      for row in [0, 2] {
        let frame = node.view.rectForRow(at: IndexPath(row: row, section: 0))
        let place = CGPoint(x: frame.midX, y: frame.midY)
        node.view.beginTouch(at: place)
        node.view.endTouch(at: place)
      }
      node.view.allowsMultipleSelectionDuringEditing = true
      let (first, last) = (IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 0))
      #expect(node.view.drawTwoFingers(from: first, to: last))
      #expect(source.log == ["perform 0", "begin 1", "end"])
    }
  }

  @Test("views have the screenfuls of their nodes")
  func leadingScreens() {
    let host = ContainerHost()
    host.bind {
      let (table, list) = (ASTableNode(), ASCollectionNode.flow())
      #expect(table.view.leadingScreensForBatching == 2)
      #expect(list.view.leadingScreensForBatching == 2)
      table.view.leadingScreensForBatching = 3
      list.view.leadingScreensForBatching = 4
      #expect(table.leadingScreensForBatching == 3 && list.leadingScreensForBatching == 4)
    }
  }

  @Test("one object serves a table node and a table view, with neither's optional members")
  func bothSources() {
    let source = BothRows()
    let (host, node) = show(source)
    host.bind {
      #expect(node.numberOfRows(inSection: 0) == 1)
      let view = UITableView(frame: host.window.bounds)
      view.dataSource = source
      host.window.addSubview(view)
      host.settle()
      #expect(view.visibleCells.count == 1 && host.violations.isEmpty)
    }
  }
}
