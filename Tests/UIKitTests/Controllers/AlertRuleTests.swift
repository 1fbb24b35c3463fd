import Testing
import UIKit
import UIKitSimulation

/// What an alert's buttons and fields do, beside ``PresentationTests``.
@Suite("Rules of alerts")
@MainActor
struct AlertRuleTests {
  private let stage = Stage()
  private let log = CallLog()
  private let root = UIViewController()

  private func shown(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "ok", style: .default) { _ in log("ok") })
    stage.show(root)
    stage.settle()
    root.present(alert, animated: false)
    stage.settle()
    return alert
  }

  @Test("a disabled button does nothing, and the alert stays")
  func disabled() {
    let alert = shown()
    alert.actions[0].isEnabled = false
    alert.tap(alert.actions[0])
    stage.settle()
    #expect(log.take().isEmpty && root.presentedViewController === alert)
  }

  @Test("a button of another alert does nothing, and the alert stays")
  func foreign() {
    let alert = shown()
    alert.tap(UIAlertAction(title: "other", style: .default) { _ in log("other") })
    stage.settle()
    #expect(log.take().isEmpty && root.presentedViewController === alert)
  }

  @Test("an alert without fields has no list of them")
  func fields() {
    let alert = shown()
    #expect(alert.textFields == nil)
    alert.addTextField()
    #expect(alert.textFields?.count == 1)
  }

  @Test(
    "an alert lies over the whole screen and is no sheet that could be pulled down",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func style(_ style: UIAlertController.Style) {
    let alert = shown(style)
    #expect(!(alert.presentationController is UISheetPresentationController))
    #expect(alert.view.frame == stage.window.bounds)
    #expect(root.view.window === stage.window)
  }
}
