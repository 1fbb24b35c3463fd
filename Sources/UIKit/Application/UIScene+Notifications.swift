import Foundation

extension UIScene {
  /// Posted when a scene connects.
  public nonisolated class var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene was disconnected; never by itself here.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene hears events.
  public nonisolated class var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to hear no events.
  public nonisolated class var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene is about to be shown.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene is shown no longer.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
