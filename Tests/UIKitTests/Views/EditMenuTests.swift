import Testing
import UIKit
import UIKitSimulation

@Suite("Edit menus")
@MainActor
struct EditMenuTests {
  private final class Source: NSObject, UIEditMenuInteractionDelegate {
    let log: CallLog
    var titles = ["copy"]
    init(_ log: CallLog) { self.log = log }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log("menu \(configuration.identifier)")
      return UIMenu(
        children: suggestedActions
          + titles.map { title in UIAction(title: title) { [log] _ in log(title) } })
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log("present")
      animator.addCompletion { [log] in log("presented") }
      animator.addAnimations { [log] in log("beside") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log("dismiss \(configuration.identifier)")
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
      log("rect")
      return .null
    }
  }

  private let stage = Stage()
  private let log = CallLog()

  @Test("the menu of the delegate is shown, chosen from, renewed and taken away")
  func menu() {
    let source = Source(log)
    let interaction = UIEditMenuInteraction(delegate: source)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    stage.window.addSubview(view)
    view.addInteraction(interaction)
    let place = CGPoint(x: 1, y: 2)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: place))
    #expect(log.take() == ["menu a", "present", "beside", "presented"])
    #expect(interaction.visibleMenu?.choose("copy") == true)
    #expect(interaction.location(in: stage.window) == CGPoint(x: 11, y: 22))
    source.titles = ["paste"]
    interaction.reloadVisibleMenu()
    #expect(interaction.visibleMenu?.children.map(\.title) == ["paste"])
    interaction.updateVisibleMenuPosition(animated: true)
    #expect(log.take() == ["copy", "menu a", "rect"])
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "b", sourcePoint: place))
    #expect(log.take() == ["dismiss a", "menu b", "present", "beside", "presented"])
    source.titles = []
    interaction.reloadVisibleMenu()
    #expect(interaction.visibleMenu == nil)
    #expect(log.take() == ["menu b", "dismiss b"])
    interaction.dismissMenu()
    interaction.reloadVisibleMenu()
    interaction.updateVisibleMenuPosition(animated: true)
    #expect(log.take().isEmpty)
  }

  @Test("nothing is shown without a window or a line, and a menu goes with its view")
  func nothing() {
    let source = Source(log)
    let interaction = UIEditMenuInteraction(delegate: source)
    let view = UIView()
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    view.addInteraction(interaction)
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.visibleMenu == nil && log.take().isEmpty)
    stage.window.addSubview(view)
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.visibleMenu != nil)
    view.removeInteraction(interaction)
    #expect(interaction.visibleMenu == nil)
    #expect(log.take().last == "dismiss \(configuration.identifier)")
  }
}
