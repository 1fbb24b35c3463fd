import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Settings of views and controls that change what they do.
@Suite("Settings of views")
@MainActor
struct SettingTests {
  @Test("the keyboard's guide is the part below the safe area, or of no height")
  func keyboardGuide() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    stage.show(controller)
    let (view, box) = (controller.view as UIView, UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(box.frame.maxY == 446)
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.window.layoutIfNeeded()
    #expect(box.frame.maxY == 480)
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }

  @Test("of the constraints that follow the keyboard those of the lower edge hold")
  func trackedConstraints() {
    let (view, box) = (UIView(), UIView())
    view.addSubview(box)
    let guide = view.keyboardLayoutGuide
    let near = box.widthAnchor.constraint(equalToConstant: 10)
    let (high, away) = (
      box.heightAnchor.constraint(equalToConstant: 20),
      box.heightAnchor.constraint(equalToConstant: 30)
    )
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([high], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive && !high.isActive && !away.isActive)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    #expect(away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .top) == [high])
    #expect(guide.constraints(activeWhenAwayFrom: .top) == [away])
    let other = box.widthAnchor.constraint(equalToConstant: 40)
    guide.setConstraints([other], activeWhenNearEdge: .bottom)
    #expect(other.isActive && !near.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!other.isActive && !away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test("a button may change its selection before its actions are notified of a tap")
  func selection() {
    let (button, log) = (UIButton(), CallLog())
    button.addAction(
      UIAction { log("\(($0.sender as? UIButton)?.isSelected ?? false)") },
      for: .primaryActionTriggered)
    button.performPrimaryAction()
    button.changesSelectionAsPrimaryAction = true
    button.performPrimaryAction()
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(log.take() == ["false", "true", "false"])
  }

  @Test("a control tells of its targets and of what receives events")
  func handlers() {
    let (control, target) = (UIControl(), Box())
    control.addTarget(
      target, action: Selector("layoutSubviews", Box.layoutSubviews), for: .touchDown)
    control.addAction(UIAction(title: "act") { _ in }, for: .valueChanged)
    #expect(control.allTargets == [target])
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, events, stop in
      seen.append("\(action?.title ?? "-") \(target?.1.description ?? "-") \(events == .touchDown)")
    }
    #expect(seen == ["- layoutSubviews true", "act - false"])
    seen = []
    control.enumerateEventHandlers { _, _, _, stop in
      seen.append("")
      stop = true
    }
    #expect(seen.count == 1)
  }

  @Test("the next insertion may replace the whole text, once")
  func clearing() {
    let stage = Stage()
    let (field, view) = (UITextField(), UITextView())
    stage.window.addSubview(field)
    stage.window.addSubview(view)
    (field.text, view.text) = ("old", "old")
    (field.clearsOnInsertion, view.clearsOnInsertion) = (true, true)
    field.becomeFirstResponder()
    field.type("n")
    field.type("ew")
    view.insertText("new")
    #expect(field.text == "new" && !field.clearsOnInsertion)
    #expect(view.text == "new" && !view.clearsOnInsertion)
  }

  @Test("a short table has no index strip where one is asked for from more rows on")
  func indexStrip() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
    }
    let (table, source) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Source()
    )
    table.dataSource = source
    #expect(table.sectionIndexTitles == ["A"])
    table.sectionIndexMinimumDisplayRowCount = 6
    #expect(table.sectionIndexTitles == nil)
    table.sectionIndexMinimumDisplayRowCount = 5
    #expect(table.sectionIndexTitles == ["A"])
  }

  @Test("a title's attributes are shown, and made by a transformer of each part's")
  func titles() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("a")
    title.font = .systemFont(ofSize: 40)
    configuration.attributedTitle = title + AttributedString("b")
    let button = UIButton(configuration: configuration)
    func font(at index: Int) -> UIFont? {
      button.titleLabel?.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }
    #expect(font(at: 0)?.pointSize == 40 && font(at: 1)?.pointSize == 17)
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: (incoming.font?.pointSize ?? 0) + 1)
        return outgoing
      }
    #expect(font(at: 0)?.pointSize == 41 && font(at: 1)?.pointSize == 18)
    button.configuration?.attributedTitle = nil
    button.configuration?.title = "plain"
    #expect(button.titleLabel?.text == "plain" && font(at: 4)?.pointSize == 18)
  }

  @Test("strings of Swift become those of Objective-C with UIKit's attributes")
  func strings() throws {
    var text = AttributedString("red")
    text.foregroundColor = .red
    text.underlineStyle = .single
    text.link = URL(string: "app://a")
    var all = AttributeContainer()
    all.kern = 2
    let whole = NSAttributedString(text + AttributedString(" wide", attributes: all))
    #expect(whole.string == "red wide")
    let first = whole.attributes(at: 0, effectiveRange: nil)
    #expect(first[.foregroundColor] as? UIColor == .red)
    #expect(first[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(first[.link] as? URL == URL(string: "app://a") && first[.kern] == nil)
    #expect(whole.attribute(.kern, at: 5, effectiveRange: nil) as? CGFloat == 2)
  }

  @Test("Core Image's colors have components, and become colors")
  func colors() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(color.red == 0.25 && color.green == 0.5 && color.blue == 0.75 && color.alpha == 0.5)
    #expect(color.stringRepresentation == "0.25 0.5 0.75 0.5")
    #expect(UIColor(ciColor: color).ciColor == color)
    #expect(CIColor(red: 1, green: 0, blue: 0) == UIColor.red.ciColor)
  }

  @Test("a controller's view has the margins of any view where it asks for no others")
  func margins() {
    let controller = UIViewController()
    #expect(controller.view.layoutMargins.left == 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("the scroll view of an edge is the one that was named for it")
  func contentScrollViews() {
    let (controller, scrollView) = (UIViewController(), UIScrollView())
    controller.setContentScrollView(scrollView, for: [.top, .bottom])
    #expect(controller.contentScrollView(for: .top) === scrollView)
    #expect(controller.contentScrollView(for: .leading) == nil)
    controller.setContentScrollView(nil, for: .top)
    #expect(controller.contentScrollView(for: .top) == nil)
    #expect(controller.contentScrollView(for: .bottom) === scrollView)
  }

  @Test("an address is opened while the caller waits")
  func opening() async throws {
    let application = UIApplication.shared
    let url = try #require(URL(string: "app://opened"))
    let hasOpened = await application.open(url)
    #expect(!hasOpened && application.openedURLs.contains(url))
  }
}
