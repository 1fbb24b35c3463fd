extension UIApplication {
  /// A key of the options that accompany a URL that the app must open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key, the same string as in UIKit.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the app that sends the URL, a `String`.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The property list that the sending app passes.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean value that indicates whether the file must be copied before it is modified.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The identifier of a kind of app extension that an app may disallow.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier, as in UIKit.
    public let rawValue: String

    /// Creates an identifier from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The extension point of custom keyboards.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }
}

extension UIApplication.LaunchOptionsKey {
  /// The bundle identifier of the app that requested the launch.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// The remote notification that launched the app.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The property list that the requesting app passes.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The app was launched because of a location event.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The app was launched to restore Bluetooth central managers.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The app was launched to restore Bluetooth peripheral managers.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// The Home Screen quick action that launched the app.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The dictionary with the user activity that launched the app.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The type of the user activity that launched the app.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}
