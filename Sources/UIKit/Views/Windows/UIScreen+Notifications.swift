import Foundation

extension UIScreen {
  /// Posted when a screen was connected; never by itself here.
  public nonisolated class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  /// Posted when a screen was disconnected; never by itself here.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
  /// Posted when a screen shows another number of pixels; never by itself here.
  public nonisolated class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }
  /// Posted when recording or mirroring begins or ends; never by itself here.
  public nonisolated class var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }

  /// The connected screens: the main one.
  public class var screens: [UIScreen] { [.main] }

  /// Whether the screen is recorded or mirrored: never.
  public var isCaptured: Bool { false }
}
