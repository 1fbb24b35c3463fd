import Foundation
import Testing
import UIKit
import UIKitSimulation

/// What an app hands to the device, kept as data.
@Suite("Feedback, pasteboard, looks and sharing")
@MainActor
struct DeviceDataTests {
  @Test("feedback is kept in order, in the environment that asked for it")
  func feedback() {
    let (stage, other) = (Stage(), Stage())
    stage.environment.bind {
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      UIImpactFeedbackGenerator().impactOccurred(intensity: 3)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
      #expect(
        UIFeedbackGenerator.occurred == [
          .impact(.heavy, intensity: 1), .impact(.medium, intensity: 1), .selection,
          .notification(.warning),
        ])
    }
    other.environment.bind { #expect(UIFeedbackGenerator.occurred.isEmpty) }
  }

  @Test("what is copied replaces what was, and belongs to its environment")
  func pasteboard() {
    let (stage, other) = (Stage(), Stage())
    stage.environment.bind {
      let board = UIPasteboard.general
      #expect(board.string == nil && !board.hasStrings)
      board.string = "text"
      #expect(UIPasteboard.general.string == "text" && board.changeCount == 1)
      board.url = URL(string: "https://example.com/a")
      #expect(board.string == "https://example.com/a" && board.hasURLs && board.numberOfItems == 1)
      board.colors = [.red, .blue]
      #expect(!board.hasStrings && board.colors?.count == 2)
      board.setValue("again", forPasteboardType: "public.text")
      board.addItems([["kind": 3]])
      #expect(board.string == "again" && board.value(forPasteboardType: "kind") as? Int == 3)
      board.strings = nil
      #expect(board.numberOfItems == 0 && board.changeCount == 6)
      board.string = "kept"
    }
    other.environment.bind { #expect(UIPasteboard.general.string == nil) }
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
  }

  @Test("the look of a class is kept for the class, for what holds it, and for the environment")
  func appearance() {
    let (stage, other) = (Stage(), Stage())
    stage.environment.bind {
      UINavigationBar.appearance().tintColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .blue
      UIBarButtonItem.appearance().tintColor = .green
      UITabBarItem.appearance().title = "t"
      #expect(UINavigationBar.appearance().tintColor == .red)
      #expect(UILabel.appearance().textColor != .blue)
      #expect(
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor == .blue)
      #expect(UIBarButtonItem.appearance().tintColor == .green)
      #expect(UITabBarItem.appearance().title == "t")
      let (bars, tabs) = ([UINavigationBar.self], [UITabBar.self])
      #expect(UIBarButtonItem.appearance(whenContainedInInstancesOf: bars).tintColor == nil)
      #expect(UITabBarItem.appearance(whenContainedInInstancesOf: tabs).title == nil)
    }
    other.environment.bind { #expect(UINavigationBar.appearance().tintColor != .red) }
  }

  @Test("sharing is dismissed, then tells how it ended")
  func sharing() {
    let (stage, log) = (Stage(), CallLog())
    let root = UIViewController()
    stage.show(root)
    stage.settle()
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      log("\(type?.rawValue ?? "none") \(completed) \(root.presentedViewController == nil)")
    }
    root.present(sheet, animated: false)
    stage.settle()
    sheet.finish(.mail)
    stage.settle()
    #expect(log.take() == ["com.apple.UIKit.activity.Mail true true"])
    sheet.finish(nil)
    #expect(log.take() == ["none false true"])
  }

  @Test("layers keep their filters, gradients their shape, transitions their way")
  func layers() {
    let layer = CAGradientLayer()
    layer.type = .radial
    layer.compositingFilter = "multiplyBlendMode"
    layer.filters = [1]
    #expect(layer.type.rawValue == "radial")
    #expect(layer.compositingFilter as? String == "multiplyBlendMode" && layer.filters?.count == 1)
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    transition.type = .push
    transition.subtype = .fromTop
    layer.add(transition, forKey: "push")
    #expect((layer.animation(forKey: "push") as? CATransition)?.subtype == .fromTop)
  }
}
