import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Menus of tables and of several items, and the calls of interactions and animators.
@Suite("Rules of menus")
@MainActor
struct MenuRuleTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log("ask \(indexPath.row) at \(Int(point.x)) \(Int(point.y))")
      return UIContextMenuConfiguration(previewProvider: { UIViewController() })
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addAnimations { self.log("display \(animator?.previewViewController != nil)") }
      animator?.addCompletion { self.log("displayed") }
    }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { animator.addCompletion { self.log("commit \(animator.previewViewController != nil)") } }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { animator?.addCompletion { self.log("end") } }
  }

  @Test("a long press on a row asks for the menu at its middle, shows it and takes it away")
  func table() throws {
    let (stage, log) = (Stage(), CallLog())
    let rows = Rows(log)
    let view = UITableView(frame: stage.window.bounds)
    view.rowHeight = 40
    view.dataSource = rows
    view.delegate = rows
    stage.window.addSubview(view)
    stage.settle()
    view.layoutIfNeeded()
    let configuration = try #require(view.openContextMenu(at: IndexPath(row: 1, section: 0)))
    let middle = view.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(
      log.take() == [
        "ask 1 at \(Int(middle.midX)) \(Int(middle.midY))", "display true", "displayed",
      ])
    view.tapPreview(of: configuration)
    view.closeContextMenu(configuration)
    #expect(log.take() == ["commit true", "end"])
    #expect(view.openContextMenu(at: IndexPath(row: 9, section: 0)) == nil && log.take().isEmpty)
  }

  private final class Several: NSObject, MenuItemSource {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log("ask \(indexPaths.map(\.item)) at \(Int(point.x)) \(Int(point.y))")
      return UIContextMenuConfiguration(
        identifier: "several" as NSString, previewProvider: { UIViewController() })
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log("display \(animator?.previewViewController != nil)") }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { animator?.addCompletion { self.log("end") } }
  }

  @Test("a delegate that answers for several items is asked for a list of one")
  func several() throws {
    let (stage, log) = (Stage(), CallLog())
    let source = Several(log)
    let view = source.show(in: stage)
    let configuration = try #require(view.openContextMenu(at: IndexPath(item: 0, section: 0)))
    #expect(configuration.identifier as? NSString == "several")
    view.closeContextMenu(configuration)
    #expect(log.take() == ["ask [0] at 25 25", "display true", "end"])
  }

  @Test("a hidden action is not chosen, an action knows its menu, and children can be others")
  func actions() {
    let log = CallLog()
    let hidden = UIAction(title: "gone", attributes: .hidden) { _ in log("gone") }
    let menu = UIMenu(
      title: "menu",
      children: [
        hidden,
        UIAction(title: "copy") { log("copy from \(($0.sender as? UIMenu)?.title ?? "-")") },
      ])
    #expect(!menu.choose("gone") && menu.choose("copy"))
    #expect(log.take() == ["copy from menu"])
    #expect(menu.replacingChildren([hidden]).children == [hidden])
  }

  private final class Moving: NSObject, UIInteraction {
    weak var view: UIView?
    let (name, log): (String, CallLog)

    init(_ name: String, _ log: CallLog) {
      (self.name, self.log) = (name, log)
    }

    func willMove(to view: UIView?) { log("\(name) will \(view?.tag ?? 0)") }
    func didMove(to view: UIView?) {
      self.view = view
      log("\(name) did \(view?.tag ?? 0)")
    }
  }

  @Test("an interaction receives where it goes, and those that are set take the others' place")
  func interactions() {
    let (log, view) = (CallLog(), UIView())
    view.tag = 7
    let (one, other) = (Moving("one", log), Moving("other", log))
    view.removeInteraction(one)
    #expect(log.take().isEmpty)
    view.addInteraction(one)
    #expect(log.take() == ["one will 7", "one did 7"])
    view.interactions = [other]
    #expect(log.take() == ["one will 0", "one did 0", "other will 7", "other did 7"])
    #expect(view.interactions.count == 1)
  }

  private final class Presser: UIContextMenuInteractionDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log("display") }
  }

  @Test("a press tells the delegate that the menu is shown")
  func press() {
    let (log, view) = (CallLog(), UIView())
    let presser = Presser(log)
    let interaction = UIContextMenuInteraction(delegate: presser)
    #expect(interaction.press(at: .zero) == nil && log.take().isEmpty)
    view.addInteraction(interaction)
    _ = interaction.press(at: .zero)
    #expect(log.take() == ["display"])
  }
}
