import Foundation

/// The device that the environment pretends to be.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// How much of a battery is left.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// In use.
    case unplugged
    /// Being charged.
    case charging
    /// Full.
    case full
  }

  /// Whether the battery is watched; there is none, so its level stays unknown.
  open var isBatteryMonitoringEnabled = false
  /// Whether closeness is watched; nothing comes close.
  open var isProximityMonitoringEnabled = false
  /// Whether turns of the device are told of.
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  /// The device of the running environment.
  open class var current: UIDevice {
    let state = RuntimeEnvironment.current.application
    if let device = state.device { return device }
    let device = UIDevice()
    state.device = device
    return device
  }

  /// Says that the device has turned; hosts that rotate do not post it.
  public nonisolated class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// The kind of device: that of the environment's traits, a phone where they say nothing.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = RuntimeEnvironment.current.traits.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }

  /// How the device is held, by the screen's shape.
  open var orientation: UIDeviceOrientation {
    let size = RuntimeEnvironment.current.screen.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The device's own name: that of its kind.
  open var name: String { model }
  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in the person's words.
  open var localizedModel: String { model }
  /// The name of the system that the runtime re-creates.
  open var systemName: String { "iOS" }
  /// The version of the system that the runtime's rules were taken from.
  open var systemVersion: String { "18.0" }
  /// The device's identifier for the vendor: none, so that runs are alike.
  open var identifierForVendor: UUID? { nil }
  /// The battery's level between 0 and 1: -1 without a battery.
  open var batteryLevel: Float { -1 }
  /// How much of a battery is left: not known.
  open var batteryState: BatteryState { .unknown }
  /// Whether something is close to the screen: never.
  open var proximityState: Bool { false }
  /// Whether several tasks may be seen at once.
  open var isMultitaskingSupported: Bool { true }

  /// Begins telling of turns.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Ends telling of turns.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
}

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

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the upper end at the left.
  case landscapeLeft
  /// On its side, with the upper end at the right.
  case landscapeRight
  /// Lying, the screen up.
  case faceUp
  /// Lying, the screen down.
  case faceDown

  /// Whether the device is held upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether interfaces are turned for the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
