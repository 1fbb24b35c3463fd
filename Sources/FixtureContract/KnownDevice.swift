/// The devices that a fixture's `device` attribute can name, in order of increasing width.
package enum KnownDevice: String, CaseIterable, Sendable {
  case iPhoneSE, iPhone8, iPhoneX, iPhone13Mini, iPhone14, iPhone15, iPhone17, iPhone8Plus, iPhone11
  case iPhone14Plus, iPhone15ProMax, iPhone17ProMax
  case iPadMini, iPad, iPadAir11, iPadPro11, iPadPro11M4, iPadPro13, iPadPro13M4

  /// The screen, the safe areas and the family of the device.
  ///
  /// The values are those that UIKit reports on the devices: `UIScreen.bounds`, `UIScreen.scale` and
  /// the window's `safeAreaInsets`. Those of the devices of 2024 and 2025 are the ones on which the
  /// public device tables of the packages `flutterware` 0.7.0 and `device_preview` 3.0.0 agree.
  package var specification: DeviceSpecification {
    switch self {
    case .iPhoneSE: .phone(320, 568, scale: 2)
    case .iPhone8: .phone(375, 667, scale: 2)
    case .iPhoneX: .notchedPhone(375, 812, scale: 3, top: 44)
    case .iPhone13Mini: .notchedPhone(375, 812, scale: 3, top: 50)
    case .iPhone14: .notchedPhone(390, 844, scale: 3, top: 47)
    case .iPhone15: .notchedPhone(393, 852, scale: 3, top: 59)
    case .iPhone17: .notchedPhone(402, 874, scale: 3, top: 62)
    case .iPhone8Plus: .phone(414, 736, scale: 3, isRegularInLandscape: true)
    case .iPhone11: .notchedPhone(414, 896, scale: 2, top: 48, isRegularInLandscape: true)
    case .iPhone14Plus: .notchedPhone(428, 926, scale: 3, top: 47, isRegularInLandscape: true)
    case .iPhone15ProMax: .notchedPhone(430, 932, scale: 3, top: 59, isRegularInLandscape: true)
    case .iPhone17ProMax: .notchedPhone(440, 956, scale: 3, top: 62, isRegularInLandscape: true)
    case .iPadMini: .pad(744, 1133, top: 24, bottom: 20)
    case .iPad: .pad(768, 1024, top: 20, bottom: 0)
    case .iPadAir11: .pad(820, 1180, top: 24, bottom: 20)
    case .iPadPro11: .pad(834, 1194, top: 24, bottom: 20)
    case .iPadPro11M4: .pad(834, 1210, top: 24, bottom: 20)
    case .iPadPro13: .pad(1024, 1366, top: 24, bottom: 20)
    case .iPadPro13M4: .pad(1032, 1376, top: 24, bottom: 20)
    }
  }
}

/// The screen, safe areas and family of a device. Lengths are in points.
package struct DeviceSpecification: Sendable {
  /// The insets of a safe area, in points.
  package struct SafeArea: Sendable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0
  }

  /// The width of the screen in portrait orientation, in points.
  package let width: Double
  /// The height of the screen in portrait orientation, in points.
  package let height: Double
  /// The scale of the screen, in pixels per point.
  package let scale: Double
  /// A Boolean value that indicates whether the device is an iPad.
  package let isPad: Bool
  /// A Boolean value that indicates whether the horizontal size class is regular in landscape
  /// orientation.
  package let isRegularInLandscape: Bool
  /// The safe area in portrait orientation, with a status bar but without other bars.
  package let portraitSafeArea: SafeArea
  /// The safe area in landscape orientation.
  package let landscapeSafeArea: SafeArea

  /// Returns a phone with a home button, whose status bar is hidden in landscape.
  static func phone(
    _ width: Double, _ height: Double, scale: Double, isRegularInLandscape: Bool = false
  ) -> DeviceSpecification {
    DeviceSpecification(
      width: width, height: height, scale: scale, isPad: false,
      isRegularInLandscape: isRegularInLandscape, portraitSafeArea: SafeArea(top: 20),
      landscapeSafeArea: SafeArea())
  }

  /// Returns a phone with a home indicator, and a notch or an island at its top.
  static func notchedPhone(
    _ width: Double, _ height: Double, scale: Double, top: Double,
    isRegularInLandscape: Bool = false
  ) -> DeviceSpecification {
    DeviceSpecification(
      width: width, height: height, scale: scale, isPad: false,
      isRegularInLandscape: isRegularInLandscape,
      portraitSafeArea: SafeArea(top: top, bottom: 34),
      landscapeSafeArea: SafeArea(left: top, bottom: 21, right: top))
  }

  /// Returns an iPad, whose safe areas are the same in both orientations.
  static func pad(
    _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> DeviceSpecification {
    let safeArea = SafeArea(top: top, bottom: bottom)
    return DeviceSpecification(
      width: width, height: height, scale: 2, isPad: true, isRegularInLandscape: true,
      portraitSafeArea: safeArea, landscapeSafeArea: safeArea)
  }
}
