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
  /// The `inputAccessoryView` of the first responder, or of the next responder that has one, is shown above the keys and
  /// belongs to the keyboard's frame; its `inputView` replaces the keys, with its own height. Rule: UIKit's
  /// documentation of both properties.
  ///
  /// - Parameter height: The height of the keys, in points. A height that is not positive and finite is
  ///   ignored.
  public func showKeyboard(height: CGFloat) {
    guard height > 0, height.isFinite else { return }
    let parts = KeyboardParts(of: firstResponder, in: keyboardView)
    let height = parts.height(keys: height)
    let frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    changeKeyboard(
      to: frame, parts, will: UIResponder.keyboardWillShowNotification,
      did: UIResponder.keyboardDidShowNotification)
  }

  /// Simulates hiding the keyboard.
  ///
  /// Posts `keyboardWillHideNotification` and the notifications of the changed frame. Does nothing without a
  /// keyboard.
  public func hideKeyboard() {
    guard keyboardFrame != nil else { return }
    changeKeyboard(
      to: nil, KeyboardParts(), will: UIResponder.keyboardWillHideNotification,
      did: UIResponder.keyboardDidHideNotification)
  }

  private func changeKeyboard(
    to frame: CGRect?, _ parts: KeyboardParts, will: Notification.Name, did: Notification.Name
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
      keyboardView = parts.show(in: self, frame: frame, replacing: keyboardView)
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

/// The app's parts of a keyboard.
@MainActor private struct KeyboardParts {
  /// The view above the keys.
  var accessory: UIView?
  /// The view in place of the keys.
  var input: UIView?

  init() {}

  /// Finds the parts for a first responder. One inside of the shown parts keeps them.
  init(of responder: UIResponder?, in shown: UIView?) {
    if let view = responder as? UIView, let shown, view.isDescendant(of: shown) {
      accessory = shown.subviews.first { $0.frame.minY == 0 && $0.frame.maxY < shown.bounds.maxY }
      input = shown.subviews.first { $0 !== accessory }
      return
    }
    let chain = sequence(first: responder) { $0?.next }.prefix { $0 != nil }
    accessory = chain.lazy.compactMap { $0?.inputAccessoryView }.first
    input = chain.lazy.compactMap { $0?.inputView }.first
  }

  /// The height of a keyboard with these parts, whose keys have a height.
  func height(keys: CGFloat) -> CGFloat {
    (accessory.map(Self.height) ?? 0) + (input.map(Self.height) ?? keys)
  }

  private static func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }

  /// Puts the parts into a view at the keyboard's frame, in place of the former one, and returns it.
  func show(in window: UIWindow, frame: CGRect?, replacing former: UIView?) -> UIView? {
    let parts = [accessory, input].compactMap(\.self)
    let heights = parts.map(Self.height)
    for part in former?.subviews ?? [] where !parts.contains(part) { part.removeFromSuperview() }
    guard let frame, !parts.isEmpty else {
      former?.removeFromSuperview()
      return nil
    }
    let view = former ?? UIView(frame: frame)
    view.frame = frame
    window.addSubview(view)
    for (part, height) in zip(parts, heights) {
      part.translatesAutoresizingMaskIntoConstraints = true
      part.frame = CGRect(
        x: 0, y: part === accessory ? 0 : frame.height - height, width: frame.width, height: height)
      view.addSubview(part)
    }
    return view
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
