import FixtureContract
import UIKit

extension FixtureDevice {
  /// Creates a device from its entry in the table that the fixture language also uses.
  private init(_ device: KnownDevice) {
    let specification = device.specification
    self.init(
      name: device.rawValue,
      size: CGSize(width: specification.width, height: specification.height),
      scale: specification.scale,
      portraitSafeArea: UIEdgeInsets(specification.portraitSafeArea),
      landscapeSafeArea: UIEdgeInsets(specification.landscapeSafeArea),
      idiom: specification.isPad ? .pad : .phone,
      landscapeHorizontalSizeClass: specification.isRegularInLandscape ? .regular : .compact)
  }

  /// iPhone SE of the first generation: 320 by 568 points at scale 2.
  public static let iPhoneSE = FixtureDevice(.iPhoneSE)
  /// iPhone 8, and iPhone SE from the second generation on: 375 by 667 points at scale 2.
  public static let iPhone8 = FixtureDevice(.iPhone8)
  /// iPhone 8 Plus: 414 by 736 points at scale 3.
  public static let iPhone8Plus = FixtureDevice(.iPhone8Plus)
  /// iPhone X, XS and 11 Pro: 375 by 812 points at scale 3.
  public static let iPhoneX = FixtureDevice(.iPhoneX)
  /// iPhone XR and 11: 414 by 896 points at scale 2.
  public static let iPhone11 = FixtureDevice(.iPhone11)
  /// iPhone 12 mini and 13 mini: 375 by 812 points at scale 3.
  public static let iPhone13Mini = FixtureDevice(.iPhone13Mini)
  /// iPhone 12, 13 and 14: 390 by 844 points at scale 3.
  public static let iPhone14 = FixtureDevice(.iPhone14)
  /// iPhone 12 Pro Max, 13 Pro Max and 14 Plus: 428 by 926 points at scale 3.
  public static let iPhone14Plus = FixtureDevice(.iPhone14Plus)
  /// iPhone 14 Pro, 15 and 16: 393 by 852 points at scale 3.
  public static let iPhone15 = FixtureDevice(.iPhone15)
  /// iPhone 16 Pro, 17 and 17 Pro: 402 by 874 points at scale 3.
  public static let iPhone17 = FixtureDevice(.iPhone17)
  /// iPhone 14 Pro Max, 15 Plus and 16 Plus: 430 by 932 points at scale 3.
  public static let iPhone15ProMax = FixtureDevice(.iPhone15ProMax)
  /// iPhone 16 Pro Max and 17 Pro Max: 440 by 956 points at scale 3.
  public static let iPhone17ProMax = FixtureDevice(.iPhone17ProMax)
  /// iPad mini from the sixth generation on: 744 by 1133 points at scale 2.
  public static let iPadMini = FixtureDevice(.iPadMini)
  /// iPad of 9.7 inches and iPad mini 5: 768 by 1024 points at scale 2.
  public static let iPad = FixtureDevice(.iPad)
  /// iPad Air of 11 inches, and iPad from the tenth generation on: 820 by 1180 points at scale 2.
  public static let iPadAir11 = FixtureDevice(.iPadAir11)
  /// iPad Pro of 11 inches up to the fourth generation: 834 by 1194 points at scale 2.
  public static let iPadPro11 = FixtureDevice(.iPadPro11)
  /// iPad Pro of 11 inches with M4 or M5: 834 by 1210 points at scale 2.
  public static let iPadPro11M4 = FixtureDevice(.iPadPro11M4)
  /// iPad Pro of 12.9 inches from the third generation on, and iPad Air of 13 inches: 1024 by 1366
  /// points at scale 2.
  public static let iPadPro13 = FixtureDevice(.iPadPro13)
  /// iPad Pro of 13 inches with M4 or M5: 1032 by 1376 points at scale 2.
  public static let iPadPro13M4 = FixtureDevice(.iPadPro13M4)

  /// All devices of the table: phones first, in order of increasing width.
  public static let all: [FixtureDevice] = KnownDevice.allCases.map { FixtureDevice($0) }

  /// Creates the device with a name, as in a fixture's `device` attribute, or returns `nil` if
  /// there is none.
  public init?(named name: String) {
    guard let device = KnownDevice(rawValue: name) else { return nil }
    self.init(device)
  }
}

extension UIEdgeInsets {
  fileprivate init(_ safeArea: DeviceSpecification.SafeArea) {
    self.init(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
  }
}
