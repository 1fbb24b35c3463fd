import Foundation

/// The device that the environment describes.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The charging state of the battery.
  public enum BatteryState: Int, Hashable, Sendable {
    /// The charging state is unknown.
    case unknown
    /// The device is not plugged in, so the battery discharges.
    case unplugged
    /// The device is plugged in and the battery charges.
    case charging
    /// The device is plugged in and the battery is full.
    case full
  }

  /// A Boolean value that indicates whether battery monitoring is enabled. The battery level stays
  /// unknown here. Not used by the runtime, which reports `unused-member`.
  open var isBatteryMonitoringEnabled = false {
    didSet { reportUnused("UIDevice", if: isBatteryMonitoringEnabled) }
  }
  /// A Boolean value that indicates whether proximity monitoring is enabled. The sensor never
  /// reports proximity here. Not used by the runtime, which reports `unused-member`.
  open var isProximityMonitoringEnabled = false {
    didSet { reportUnused("UIDevice", if: isProximityMonitoringEnabled) }
  }
  /// A Boolean value that indicates whether the device generates orientation notifications.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }
  /// The number of calls that enabled orientation notifications and were not balanced yet.
  private var orientationObservers = 0

  /// The device of the current environment.
  open class var current: UIDevice {
    RuntimeEnvironment.current.application.shared(\.device) { UIDevice() }
  }

  /// Posted when the orientation of the device changes, if notifications are enabled.
  ///
  /// Posted on the main thread when the key window's screen rotates, before the window's size changes.
  /// The object is the device. Decided here: Apple documents no order of the notification and the callbacks
  /// of a rotation; the sensor reports before the interface rotates.
  public nonisolated class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// The interface idiom of the environment's traits, or `phone` when it is unspecified.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = RuntimeEnvironment.current.traits.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }

  /// The physical orientation, derived from the screen's aspect ratio.
  open var orientation: UIDeviceOrientation {
    let size = RuntimeEnvironment.current.screen.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The name of the device, which is its model.
  open var name: String { model }
  /// The model of the device: "iPad" or "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model as a localized string. It is not localized here.
  open var localizedModel: String { model }
  /// The name of the operating system that the runtime re-creates.
  open var systemName: String { "iOS" }
  /// The version of the operating system whose behavior the runtime re-creates.
  open var systemVersion: String { "18.0" }
  /// The vendor identifier; always `nil`, so that every run has the same result.
  open var identifierForVendor: UUID? { nil }
  /// The battery level from 0 to 1, or -1 when it is unknown; always -1 here.
  open var batteryLevel: Float { -1 }
  /// The charging state of the battery; always unknown here.
  open var batteryState: BatteryState { .unknown }
  /// A Boolean value that indicates whether the proximity sensor is close to the user; always
  /// `false` here.
  open var proximityState: Bool { false }
  /// A Boolean value that indicates whether the device supports multitasking.
  open var isMultitaskingSupported: Bool { true }

  /// Enables orientation notifications. Balance each call by a call of
  /// ``endGeneratingDeviceOrientationNotifications()``.
  ///
  /// Source: Apple, `beginGeneratingDeviceOrientationNotifications()`.
  open func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }

  /// Disables orientation notifications, if the call balances the last one that enabled them.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(0, orientationObservers - 1)
  }

  /// Posts the orientation notification if anyone enabled it.
  func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

extension UIDevice {
  /// Posted when the battery level changes. This runtime never posts it.
  public nonisolated class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Posted when the charging state changes. This runtime never posts it.
  public nonisolated class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Posted when the proximity state changes. This runtime never posts it.
  public nonisolated class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }

  /// Plays the click of a key. No sound is played here.
  public func playInputClick() {}
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright, with its top edge up.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is sideways, with its top edge on the left.
  case landscapeLeft
  /// The device is sideways, with its top edge on the right.
  case landscapeRight
  /// The device lies flat with the screen facing up.
  case faceUp
  /// The device lies flat with the screen facing down.
  case faceDown

  /// A Boolean value that indicates whether the orientation is portrait or portrait upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
