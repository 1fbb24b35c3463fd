import Foundation

extension UIDevice {
  /// Posted when the battery's level has changed; never by itself here.
  public nonisolated class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Posted when the battery is charged or not; never by itself here.
  public nonisolated class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Posted when something comes close to the device or leaves it; never by itself here.
  public nonisolated class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }

  /// Makes the sound of a key; nothing is heard here.
  public func playInputClick() {}
}
