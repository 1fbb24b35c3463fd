import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Members of controllers of lists and of bars")
@MainActor
struct ListControllerMemberTests {
  private let stage = Stage(safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      indexPath.row == 1 ? UIContextMenuConfiguration(identifier: nil, previewProvider: nil) : nil
    }
  }

  @Test("a table controller's refresh control is its table's, whether set before or after loading")
  func refreshControl() {
    let controller = Rows(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(!controller.isViewLoaded && controller.refreshControl === control)
    stage.show(controller)
    stage.settle()
    #expect(controller.tableView.refreshControl === control)
    let other = UIRefreshControl()
    controller.refreshControl = other
    #expect(controller.tableView.refreshControl === other)
    controller.tableView.refreshControl = nil
    #expect(controller.refreshControl == nil)
  }

  @Test("a subclass of a table controller gives menus")
  func rowMenus() {
    let controller = Rows(style: .plain)
    stage.show(controller)
    stage.settle()
    stage.window.layoutIfNeeded()
    #expect(controller.tableView.openContextMenu(at: IndexPath(row: 1, section: 0)) != nil)
    #expect(controller.tableView.openContextMenu(at: IndexPath(row: 0, section: 0)) == nil)
  }

  private final class PreviewedRows: UITableViewController {
    var calls: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
    }
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("highlight")
      return nil
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }
    override func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("dismiss")
      return nil
    }
  }

  @Test("a menu asks for the previews of its row, when it opens and when it closes")
  func previews() throws {
    let controller = PreviewedRows(style: .plain)
    stage.show(controller)
    stage.settle()
    let path = IndexPath(row: 1, section: 0)
    let menu = try #require(controller.tableView.openContextMenu(at: path))
    #expect(controller.calls == ["highlight", "display"])
    controller.tableView.closeContextMenu(menu)
    #expect(controller.calls == ["highlight", "display", "dismiss"])
  }

  @Test("a menu asks for the previews of its item, when it opens and when it closes")
  func itemPreviews() throws {
    let controller = PreviewedItems(collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(controller)
    stage.settle()
    let path = IndexPath(item: 0, section: 0)
    let menu = try #require(controller.collectionView.openContextMenu(at: path))
    #expect(controller.calls == ["highlight"])
    controller.collectionView.closeContextMenu(menu)
    #expect(controller.calls == ["highlight", "dismiss"])
  }

  private class TwoItems: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Items: TwoItems {
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
    }
  }

  private final class PreviewedItems: TwoItems {
    var calls: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("highlight")
      return nil
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("dismiss")
      return nil
    }
  }

  @Test("a subclass of a collection controller gives menus by the older member too")
  func itemMenus() {
    let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(controller)
    stage.settle()
    stage.window.layoutIfNeeded()
    #expect(controller.collectionView.openContextMenu(at: IndexPath(item: 0, section: 0)) != nil)
  }

  private final class Guard: NSObject, UINavigationBarDelegate, UITabBarDelegate {
    var log: [String] = []
    var agrees = true
    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { agrees }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("popped \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("pushed \(item.title ?? "")")
    }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append("chose \(item.title ?? "")")
    }
  }

  @Test("a bar without a controller asks its delegate and tells it")
  func barDelegates() {
    let delegate = Guard()
    let bar = UINavigationBar()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "One"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    delegate.agrees = false
    #expect(bar.popItem(animated: false) == nil && bar.topItem?.title == "Two")
    delegate.agrees = true
    #expect(bar.popItem(animated: false)?.title == "Two" && bar.topItem?.title == "One")
    let tabs = UITabBar()
    tabs.delegate = delegate
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    tabs.setItems([item], animated: false)
    tabs.tap(item)
    tabs.tap(UITabBarItem(title: "Other", image: nil, tag: 1))
    item.isEnabled = false
    tabs.tap(item)
    #expect(tabs.selectedItem === item)
    #expect(delegate.log == ["pushed One", "pushed Two", "popped Two", "chose Home"])
  }

  @Test("levels and priorities are moved by numbers")
  func arithmetic() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
    var priority = UILayoutPriority.defaultHigh - 1
    #expect(priority.rawValue == 749)
    priority += 2
    #expect(priority == UILayoutPriority(751))
  }
}
