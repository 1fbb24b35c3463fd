import Foundation
import UIKit

/// The table of devices; sizes, scales and safe areas are those that Apple's screens report.
extension Device {
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    isWideSideways: Bool = false
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeHorizontalSizeClass: isWideSideways ? .regular : .compact)
  }

  private static func notched(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat,
    bottom: CGFloat = 34, isWideSideways: Bool = false
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
      landscapeHorizontalSizeClass: isWideSideways ? .regular : .compact)
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> Device {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return Device(
      name: name, size: CGSize(width: width, height: height), scale: 2, portraitSafeArea: insets,
      landscapeSafeArea: insets, idiom: .pad, landscapeHorizontalSizeClass: .regular)
  }

  /// iPhone SE of the first generation: 320 by 568 points at scale 2.
  public static let iPhoneSE = phone("iPhoneSE", 320, 568, scale: 2)
  /// iPhone 8, and iPhone SE from the second generation on: 375 by 667 points at scale 2.
  public static let iPhone8 = phone("iPhone8", 375, 667, scale: 2)
  /// iPhone 8 Plus: 414 by 736 points at scale 3.
  public static let iPhone8Plus = phone("iPhone8Plus", 414, 736, scale: 3, isWideSideways: true)
  /// iPhone X, XS and 11 Pro: 375 by 812 points at scale 3.
  public static let iPhoneX = notched("iPhoneX", 375, 812, scale: 3, top: 44)
  /// iPhone XR and 11: 414 by 896 points at scale 2.
  public static let iPhone11 = notched(
    "iPhone11", 414, 896, scale: 2, top: 48, isWideSideways: true)
  /// iPhone 12 mini and 13 mini: 375 by 812 points at scale 3.
  public static let iPhone13Mini = notched("iPhone13Mini", 375, 812, scale: 3, top: 50)
  /// iPhone 12, 13 and 14: 390 by 844 points at scale 3.
  public static let iPhone14 = notched("iPhone14", 390, 844, scale: 3, top: 47)
  /// iPhone 12 Pro Max, 13 Pro Max and 14 Plus: 428 by 926 points at scale 3.
  public static let iPhone14Plus = notched(
    "iPhone14Plus", 428, 926, scale: 3, top: 47, isWideSideways: true)
  /// iPhone 14 Pro, 15 and 16: 393 by 852 points at scale 3.
  public static let iPhone15 = notched("iPhone15", 393, 852, scale: 3, top: 59)
  /// iPhone 14 Pro Max, 15 Plus and 16 Plus: 430 by 932 points at scale 3.
  public static let iPhone15ProMax = notched(
    "iPhone15ProMax", 430, 932, scale: 3, top: 59, isWideSideways: true)
  /// iPad mini from the sixth generation on: 744 by 1133 points at scale 2.
  public static let iPadMini = pad("iPadMini", 744, 1133, top: 24, bottom: 20)
  /// iPad of 9.7 inches and iPad mini 5: 768 by 1024 points at scale 2.
  public static let iPad = pad("iPad", 768, 1024, top: 20, bottom: 0)
  /// iPad Pro of 11 inches: 834 by 1194 points at scale 2.
  public static let iPadPro11 = pad("iPadPro11", 834, 1194, top: 24, bottom: 20)
  /// iPad Pro of 12.9 inches from the third generation on: 1024 by 1366 points at scale 2.
  public static let iPadPro13 = pad("iPadPro13", 1024, 1366, top: 24, bottom: 20)

  /// Every device of the table, by rising width.
  public static let all: [Device] = [
    iPhoneSE, iPhone8, iPhoneX, iPhone13Mini, iPhone14, iPhone15, iPhone8Plus, iPhone11,
    iPhone14Plus, iPhone15ProMax, iPadMini, iPad, iPadPro11, iPadPro13,
  ]

  /// Looks a device up by its name, as a fixture's `device` attribute spells it.
  public init?(named name: String) {
    guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }
}
