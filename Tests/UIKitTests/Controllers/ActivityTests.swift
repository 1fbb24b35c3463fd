import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Sharing")
@MainActor
struct ActivityTests {
  private static let ownType = UIActivity.ActivityType("own")

  private final class Own: UIActivity {
    let log: CallLog
    let shown: UIViewController?
    init(_ log: CallLog, shown: UIViewController? = nil) {
      self.log = log
      self.shown = shown
      super.init()
    }
    override var activityType: ActivityType? { ActivityTests.ownType }
    override var activityViewController: UIViewController? { shown }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      log("can \(activityItems)")
      return !activityItems.isEmpty
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      log("prepare \(activityItems)")
    }
    override func perform() {
      log("perform")
      activityDidFinish(true)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
      "placeholder"
    }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? {
      type == .mail ? nil : "item for \(type?.rawValue ?? "none")"
    }
  }

  private let stage = Stage()
  private let log = CallLog()

  private func show(_ items: [Any], _ activities: [UIActivity]?) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.completionWithItemsHandler = { [log] type, completed, items, error in
      log("end \(type?.rawValue ?? "none") \(completed) \(items == nil) \(error == nil)")
    }
    let root = UIViewController()
    stage.show(root)
    root.present(sheet, animated: false)
    stage.settle()
    return sheet
  }

  private var presented: UIViewController? {
    stage.window.rootViewController?.presentedViewController
  }

  @Test(
    "a way of the app takes the items, shares and ends, after which the handler is notified of it")
  func own() {
    let sheet = show(["a", Source()], [Own(log)])
    #expect(sheet.offeredApplicationActivities.count == 1)
    #expect(log.take() == [#"can ["a", "placeholder"]"#])
    #expect(sheet.finish(Self.ownType))
    stage.settle()
    #expect(
      log.take() == [
        #"can ["a", "placeholder"]"#, #"prepare ["a", "item for own"]"#, "perform",
        "end own true true true",
      ])
    #expect(presented == nil)
  }

  @Test("a way with a controller shows it until it says that it has ended, once")
  func ownController() {
    let page = UIViewController()
    let own = Own(log, shown: page)
    let sheet = show(["a"], [own])
    #expect(sheet.finish(Self.ownType))
    stage.settle()
    #expect(sheet.presentedViewController === page)
    #expect(log.take() == [#"can ["a"]"#, #"prepare ["a"]"#])
    own.activityDidFinish(false)
    stage.settle()
    #expect(log.take() == ["end own false true true"])
    #expect(presented == nil && page.presentingViewController == nil)
    own.activityDidFinish(true)
    stage.settle()
    #expect(log.take().isEmpty)
  }

  @Test("a way that cannot share the items or is left out does nothing")
  func refused() {
    let sheet = show([], [Own(log)])
    #expect(!sheet.finish(Self.ownType))
    sheet.excludedActivityTypes = [.mail, Self.ownType]
    _ = log.take()
    #expect(sheet.offeredApplicationActivities.isEmpty)
    #expect(!sheet.finish(Self.ownType) && !sheet.finish(.mail))
    stage.settle()
    #expect(log.take().isEmpty && presented === sheet)
  }

  @Test("a way of the system ends at once, and giving up shares nothing")
  func system() {
    var sheet = show([Source()], nil)
    #expect(
      sheet.items(for: .message) as? [String] == [
        "item for \(UIActivity.ActivityType.message.rawValue)"
      ])
    #expect(sheet.items(for: .mail).isEmpty)
    #expect(sheet.finish(.message))
    stage.settle()
    #expect(log.take() == ["end \(UIActivity.ActivityType.message.rawValue) true true true"])
    sheet = show(["a"], nil)
    #expect(sheet.finish(nil))
    stage.settle()
    #expect(log.take() == ["end none false true true"])
    #expect(presented == nil)
  }
}
