import Foundation

/// A turn of the key window, of which an app's observers hear.
@MainActor struct OrientationChange {
  private let application: UIApplication
  private let former: UIInterfaceOrientation
  private let next: UIInterfaceOrientation

  /// Makes a turn; nil when the window is not the key window or does not turn.
  init?(of window: UIWindow, from former: CGSize, to next: CGSize) {
    let (was, becomes) = (former.width > former.height, next.width > next.height)
    guard window.isKeyWindow, was != becomes else { return nil }
    application = window.runtimeEnvironment.bind { UIApplication.shared }
    self.former = was ? .landscapeRight : .portrait
    self.next = becomes ? .landscapeRight : .portrait
  }

  /// Says what is to come.
  func announce() {
    post(UIApplication.willChangeStatusBarOrientationNotification, next)
  }

  /// Says what has been before.
  func confirm() {
    post(UIApplication.didChangeStatusBarOrientationNotification, former)
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: application,
      userInfo: [
        UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)
      ])
  }
}
