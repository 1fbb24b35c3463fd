import Foundation
import UIKit

extension UIWindow {
  /// Simulates showing the keyboard, or changing its frame, in the window.
  ///
  /// Posts `keyboardWillShowNotification` and `keyboardWillChangeFrameNotification` with the frames at the
  /// beginning and the end, the duration and the curve. List controllers add the keyboard's part of their
  /// view to the insets, and keyboard layout guides cover it. After the duration, on the virtual clock, the
  /// notifications of the end follow.
  ///
  /// - Parameter height: The height of the keyboard, in points. A height that is not positive and finite is
  ///   ignored.
  public func showKeyboard(height: CGFloat) {
    guard height > 0, height.isFinite else { return }
    let frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    changeKeyboard(
      to: frame, will: UIResponder.keyboardWillShowNotification,
      did: UIResponder.keyboardDidShowNotification)
  }

  /// Simulates hiding the keyboard.
  ///
  /// Posts `keyboardWillHideNotification` and the notifications of the changed frame. Does nothing without a
  /// keyboard.
  public func hideKeyboard() {
    guard keyboardFrame != nil else { return }
    changeKeyboard(
      to: nil, will: UIResponder.keyboardWillHideNotification,
      did: UIResponder.keyboardDidHideNotification)
  }

  private func changeKeyboard(
    to frame: CGRect?, will: Notification.Name, did: Notification.Name
  ) {
    let hidden = CGRect(
      x: 0, y: bounds.height, width: bounds.width,
      height: frame?.height ?? keyboardFrame?.height ?? 0)
    let duration = runtimeEnvironment.listMetrics.scrolling.keyboardDuration
    let change = KeyboardChange(
      begin: keyboardFrame ?? hidden, end: frame ?? hidden, duration: duration)
    runtimeEnvironment.bind {
      change.post(UIResponder.keyboardWillChangeFrameNotification, from: screen)
      change.post(will, from: screen)
      keyboardFrame = frame
      moveKeyboard(to: frame)
      layoutIfNeeded()
    }
    runtimeEnvironment.scheduleTimer(after: duration, RuntimeScheduling.Step(.timer, "keyboard")) {
      [weak self] in
      guard let self else { return }
      change.post(UIResponder.keyboardDidChangeFrameNotification, from: screen)
      change.post(did, from: screen)
    }
  }
}

/// One change of the keyboard's frame.
private struct KeyboardChange: Sendable {
  /// The frame before the change, in the coordinate space of the window.
  var begin: CGRect
  /// The frame after the change, in the coordinate space of the window.
  var end: CGRect
  /// The duration of the change, in seconds.
  var duration: Double

  /// Posts a keyboard notification with the user info that UIKit documents.
  @MainActor func post(_ name: Notification.Name, from screen: UIScreen) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: UIView.AnimationCurve.easeInOut.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
