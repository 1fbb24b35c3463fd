import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Menus")
@MainActor
struct MenuTests {
  @Test("an action of a menu inside another is chosen by its title, unless it is disabled")
  func choosing() {
    let log = CallLog()
    let inner = UIMenu(
      title: "more",
      children: [
        UIAction(title: "share") { _ in log("share") },
        UIAction(title: "delete", attributes: [.disabled, .destructive]) { _ in log("delete") },
      ])
    let menu = UIMenu(children: [UIAction(title: "copy", state: .on) { _ in log("copy") }, inner])
    #expect(menu.choose("share") && menu.choose("copy"))
    #expect(!menu.choose("delete") && !menu.choose("none"))
    #expect(log.take() == ["share", "copy"])
    #expect(menu.replacingChildren([]).identifier == menu.identifier)
  }

  @Test("elements that are fetched when the menu is used can be chosen once they are there")
  func deferred() {
    let log = CallLog()
    var answer: (([UIMenuElement]) -> Void)?
    let later = UIDeferredMenuElement { done in
      log("fetch later")
      answer = done
    }
    let fresh = UIDeferredMenuElement.uncached { done in
      log("fetch fresh")
      done([UIAction(title: "fresh") { _ in log("fresh") }])
    }
    let menu = UIMenu(children: [later, fresh])
    #expect(menu.choose("fresh"))
    #expect(log.take() == ["fetch later", "fetch fresh", "fresh"])
    #expect(!menu.choose("late"))
    #expect(log.take() == ["fetch fresh"])
    answer?([UIMenu(children: [UIAction(title: "late") { _ in log("late") }])])
    #expect(menu.choose("late") && menu.choose("late"))
    #expect(log.take() == ["fetch fresh", "late", "fetch fresh", "late"])
  }

  private final class Source: NSObject, MenuItemSource {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log("ask \(indexPath.item) at \(Int(point.x)) \(Int(point.y))")
      guard indexPath.item != 2 else { return nil }
      return UIContextMenuConfiguration(
        identifier: "\(indexPath.item)" as NSString, previewProvider: { UIViewController() },
        actionProvider: { suggested in
          UIMenu(children: suggested + [UIAction(title: "open") { _ in self.log("open") }])
        })
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log("display")
      animator?.addCompletion { self.log("displayed") }
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { animator.addCompletion { self.log("commit \(animator.previewViewController != nil)") } }
    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log("end") }
  }

  @Test("a long press on an item asks for the menu, shows it and takes it away")
  func collection() throws {
    let (stage, log) = (Stage(), CallLog())
    let source = Source(log)
    let view = source.show(in: stage)
    let configuration = try #require(view.openContextMenu(at: IndexPath(item: 0, section: 0)))
    #expect(log.take() == ["ask 0 at 25 25", "display", "displayed"])
    #expect(configuration.identifier as? NSString == "0")
    #expect(configuration.makeMenu()?.choose("open") == true)
    #expect(configuration.makePreview() != nil)
    view.tapPreview(of: configuration)
    view.closeContextMenu(configuration)
    #expect(log.take() == ["open", "commit true", "end"])
    #expect(view.openContextMenu(at: IndexPath(item: 2, section: 0)) == nil)
    #expect(log.take().count == 1)
    #expect(view.openContextMenu(at: IndexPath(item: 9, section: 0)) == nil)
    #expect(log.take().isEmpty)
  }

  private final class Presser: UIContextMenuInteractionDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log("ask \(Int(location.x))")
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "menu") })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log("end") }
  }

  @Test("an interaction belongs to one view, and a press on it asks its delegate")
  func interaction() {
    let log = CallLog()
    let presser = Presser(log)
    let interaction = UIContextMenuInteraction(delegate: presser)
    #expect(interaction.press(at: .zero) == nil)
    let (one, other) = (UIView(), UIView(frame: CGRect(x: 10, y: 0, width: 5, height: 5)))
    one.addInteraction(interaction)
    one.addSubview(other)
    other.addInteraction(interaction)
    #expect(one.interactions.isEmpty && other.interactions.count == 1 && interaction.view === other)
    #expect(interaction.press(at: CGPoint(x: 3, y: 0))?.title == "menu")
    #expect(interaction.location(in: one) == CGPoint(x: 13, y: 0))
    interaction.dismissMenu()
    interaction.dismissMenu()
    #expect(log.take() == ["ask 3", "end"])
    other.removeInteraction(interaction)
    #expect(interaction.view == nil && other.interactions.isEmpty)
  }
}
