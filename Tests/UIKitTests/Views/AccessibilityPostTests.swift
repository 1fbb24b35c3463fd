import Foundation
import Testing
import UIKit
import UIKitSimulation

@MainActor @Suite("Notifications of assistive software, and how it is set")
struct AccessibilityPostTests {
  @Test("posts are kept in their environment, oldest first")
  func posts() {
    let (one, other) = (ViolationLog().environment, ViolationLog().environment)
    one.bind {
      UIAccessibility.post(notification: .announcement, argument: "Loaded")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      UIAccessibility.post(
        notification: .announcement, argument: NSAttributedString(string: "Done"))
      #expect(
        UIAccessibility.postedNotifications.map(\.notification) == [
          .announcement, .screenChanged, .announcement,
        ])
      #expect(UIAccessibility.announcements == ["Loaded", "Done"])
    }
    other.bind { #expect(UIAccessibility.postedNotifications.isEmpty) }
  }

  @Test("settings are those of the environment")
  func settings() {
    var environment = ViolationLog().environment
    environment.bind {
      #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
      #expect(!UIAccessibility.isBoldTextEnabled)
      #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    }
    environment.accessibility.isVoiceOverRunning = true
    environment.accessibility.isReduceMotionEnabled = true
    environment.traits.legibilityWeight = .bold
    environment.traits.accessibilityContrast = .high
    environment.bind {
      #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isReduceMotionEnabled)
      #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
      #expect(!UIAccessibility.isSwitchControlRunning)
    }
  }

  @Test("a rectangle is converted to the screen")
  func conversion() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    stage.window.addSubview(view)
    let rect = UIAccessibility.convertToScreenCoordinates(
      CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
    #expect(rect == CGRect(x: 11, y: 22, width: 3, height: 4))
  }
}
