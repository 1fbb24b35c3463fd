import FixtureModel

/// The devices that an expectation may name, with the sizes of their screens.
///
/// The hosts' `Device.all` is the truth, and a test holds this table against it: the XML side is built
/// without the runtime.
enum DeviceTable {
  /// A device's screen in portrait.
  struct Screen: Equatable {
    /// The width in points.
    let width: Double
    /// The height in points.
    let height: Double
    /// Pixels per point.
    let scale: Double
  }

  /// The names of the devices.
  static var names: [String] { screens.keys.sorted() }

  /// The screen of a device.
  static func screen(of device: String) -> Screen? { screens[device] }

  private static let screens: [String: Screen] = [
    "iPhoneSE": Screen(width: 320, height: 568, scale: 2),
    "iPhone8": Screen(width: 375, height: 667, scale: 2),
    "iPhone8Plus": Screen(width: 414, height: 736, scale: 3),
    "iPhoneX": Screen(width: 375, height: 812, scale: 3),
    "iPhone11": Screen(width: 414, height: 896, scale: 2),
    "iPhone13Mini": Screen(width: 375, height: 812, scale: 3),
    "iPhone14": Screen(width: 390, height: 844, scale: 3),
    "iPhone14Plus": Screen(width: 428, height: 926, scale: 3),
    "iPhone15": Screen(width: 393, height: 852, scale: 3),
    "iPhone15ProMax": Screen(width: 430, height: 932, scale: 3),
    "iPadMini": Screen(width: 744, height: 1133, scale: 2),
    "iPad": Screen(width: 768, height: 1024, scale: 2),
    "iPadPro11": Screen(width: 834, height: 1194, scale: 2),
    "iPadPro13": Screen(width: 1024, height: 1366, scale: 2),
  ]
}
