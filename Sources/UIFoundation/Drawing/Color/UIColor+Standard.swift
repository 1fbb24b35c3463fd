// The component values of the fixed colors are those of UIColor's documentation page.

extension UIColor {
  /// An opaque black.
  public static let black = UIColor(.fixed(RGBA(0, 0, 0)))
  /// An opaque white.
  public static let white = UIColor(.fixed(RGBA(255, 255, 255)))
  /// An opaque red.
  public static let red = UIColor(.fixed(RGBA(255, 0, 0)))
  /// An opaque green.
  public static let green = UIColor(.fixed(RGBA(0, 255, 0)))
  /// An opaque blue.
  public static let blue = UIColor(.fixed(RGBA(0, 0, 255)))
  /// An opaque cyan.
  public static let cyan = UIColor(.fixed(RGBA(0, 255, 255)))
  /// An opaque yellow.
  public static let yellow = UIColor(.fixed(RGBA(255, 255, 0)))
  /// An opaque magenta.
  public static let magenta = UIColor(.fixed(RGBA(255, 0, 255)))
  /// An opaque gray of brightness 1/3.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// An opaque gray of brightness 2/3.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// An opaque gray of brightness 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// An opaque orange, with the components 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// An opaque purple, with the components 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// An opaque brown, with the components 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}

// The components of the system colors are those of the Human Interface Guidelines for normal
// contrast, in light and dark style. Increased contrast uses the same.

extension UIColor {
  private static func system(_ name: String, light: RGBA, dark: RGBA) -> UIColor {
    UIColor(.named(name) { $0.userInterfaceStyle == .dark ? dark : light })
  }

  /// The system red color, which adapts to the interface style.
  public static let systemRed = system(
    "systemRed", light: RGBA(255, 59, 48), dark: RGBA(255, 69, 58))
  /// The system orange color, which adapts to the interface style.
  public static let systemOrange = system(
    "systemOrange", light: RGBA(255, 149, 0), dark: RGBA(255, 159, 10))
  /// The system yellow color, which adapts to the interface style.
  public static let systemYellow = system(
    "systemYellow", light: RGBA(255, 204, 0), dark: RGBA(255, 214, 10))
  /// The system green color, which adapts to the interface style.
  public static let systemGreen = system(
    "systemGreen", light: RGBA(52, 199, 89), dark: RGBA(48, 209, 88))
  /// The system mint color, which adapts to the interface style.
  public static let systemMint = system(
    "systemMint", light: RGBA(0, 199, 190), dark: RGBA(99, 230, 226))
  /// The system teal color, which adapts to the interface style.
  public static let systemTeal = system(
    "systemTeal", light: RGBA(48, 176, 199), dark: RGBA(64, 200, 224))
  /// The system cyan color, which adapts to the interface style.
  public static let systemCyan = system(
    "systemCyan", light: RGBA(50, 173, 230), dark: RGBA(100, 210, 255))
  /// The system blue color, which adapts to the interface style.
  public static let systemBlue = system(
    "systemBlue", light: RGBA(0, 122, 255), dark: RGBA(10, 132, 255))
  /// The system indigo color, which adapts to the interface style.
  public static let systemIndigo = system(
    "systemIndigo", light: RGBA(88, 86, 214), dark: RGBA(94, 92, 230))
  /// The system purple color, which adapts to the interface style.
  public static let systemPurple = system(
    "systemPurple", light: RGBA(175, 82, 222), dark: RGBA(191, 90, 242))
  /// The system pink color, which adapts to the interface style.
  public static let systemPink = system(
    "systemPink", light: RGBA(255, 45, 85), dark: RGBA(255, 55, 95))
  /// The system brown color, which adapts to the interface style.
  public static let systemBrown = system(
    "systemBrown", light: RGBA(162, 132, 94), dark: RGBA(172, 142, 104))
  /// The system gray color, which adapts to the interface style.
  public static let systemGray = system(
    "systemGray", light: RGBA(142, 142, 147), dark: RGBA(142, 142, 147))
  /// The second-level system gray color, which adapts to the interface style.
  public static let systemGray2 = system(
    "systemGray2", light: RGBA(174, 174, 178), dark: RGBA(99, 99, 102))
  /// The third-level system gray color, which adapts to the interface style.
  public static let systemGray3 = system(
    "systemGray3", light: RGBA(199, 199, 204), dark: RGBA(72, 72, 74))
  /// The fourth-level system gray color, which adapts to the interface style.
  public static let systemGray4 = system(
    "systemGray4", light: RGBA(209, 209, 214), dark: RGBA(58, 58, 60))
  /// The fifth-level system gray color, which adapts to the interface style.
  public static let systemGray5 = system(
    "systemGray5", light: RGBA(229, 229, 234), dark: RGBA(44, 44, 46))
  /// The sixth-level system gray color, which adapts to the interface style.
  public static let systemGray6 = system(
    "systemGray6", light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
  /// The color of text labels with primary content, which adapts to the interface style.
  public static let label = system(
    "label", light: RGBA(0, 0, 0), dark: RGBA(255, 255, 255))
  /// The color of text labels with secondary content, which adapts to the interface style.
  public static let secondaryLabel = system(
    "secondaryLabel", light: RGBA(60, 60, 67, 0.6), dark: RGBA(235, 235, 245, 0.6))
  /// The color of text labels with tertiary content, which adapts to the interface style.
  public static let tertiaryLabel = system(
    "tertiaryLabel", light: RGBA(60, 60, 67, 0.3), dark: RGBA(235, 235, 245, 0.3))
  /// The color of text labels with quaternary content, which adapts to the interface style.
  public static let quaternaryLabel = system(
    "quaternaryLabel", light: RGBA(60, 60, 67, 0.18), dark: RGBA(235, 235, 245, 0.16))
  /// The color of placeholder text, which adapts to the interface style.
  public static let placeholderText = system(
    "placeholderText", light: RGBA(60, 60, 67, 0.3), dark: RGBA(235, 235, 245, 0.3))
  /// The color of links, which adapts to the interface style.
  public static let link = system(
    "link", light: RGBA(0, 122, 255), dark: RGBA(9, 132, 255))
  /// The color of thin separators, which adapts to the interface style.
  public static let separator = system(
    "separator", light: RGBA(60, 60, 67, 0.29), dark: RGBA(84, 84, 88, 0.6))
  /// The color of opaque separators, which adapts to the interface style.
  public static let opaqueSeparator = system(
    "opaqueSeparator", light: RGBA(198, 198, 200), dark: RGBA(56, 56, 58))
  /// The fill color of thin and small shapes, which adapts to the interface style.
  public static let systemFill = system(
    "systemFill", light: RGBA(120, 120, 128, 0.2), dark: RGBA(120, 120, 128, 0.36))
  /// The fill color of medium-size shapes, which adapts to the interface style.
  public static let secondarySystemFill = system(
    "secondarySystemFill", light: RGBA(120, 120, 128, 0.16), dark: RGBA(120, 120, 128, 0.32))
  /// The fill color of large shapes, which adapts to the interface style.
  public static let tertiarySystemFill = system(
    "tertiarySystemFill", light: RGBA(118, 118, 128, 0.12), dark: RGBA(118, 118, 128, 0.24))
  /// The fill color of large areas with complex content, which adapts to the interface style.
  public static let quaternarySystemFill = system(
    "quaternarySystemFill", light: RGBA(116, 116, 128, 0.08), dark: RGBA(118, 118, 128, 0.18))
  /// The color of the main background, which adapts to the interface style.
  public static let systemBackground = system(
    "systemBackground", light: RGBA(255, 255, 255), dark: RGBA(0, 0, 0))
  /// The color of content layered on the main background, which adapts to the interface style.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
  /// The color of content layered on secondary backgrounds, which adapts to the interface style.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", light: RGBA(255, 255, 255), dark: RGBA(44, 44, 46))
  /// The color of the main background of grouped content, which adapts to the interface style.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", light: RGBA(242, 242, 247), dark: RGBA(0, 0, 0))
  /// The former name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The color of content layered on the main grouped background, which adapts to the interface
  /// style.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", light: RGBA(255, 255, 255), dark: RGBA(28, 28, 30))
  /// The color of content layered on secondary grouped backgrounds, which adapts to the interface
  /// style.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", light: RGBA(242, 242, 247), dark: RGBA(44, 44, 46))
  /// The color of text on a light background. It is the same in every interface style.
  public static let darkText = system(
    "darkText", light: RGBA(0, 0, 0), dark: RGBA(0, 0, 0))
  /// The color of text on a dark background. It is the same in every interface style.
  public static let lightText = system(
    "lightText", light: RGBA(255, 255, 255, 0.6), dark: RGBA(255, 255, 255, 0.6))
  /// The default tint color, which adapts to the interface style.
  public static let tintColor = system(
    "tintColor", light: RGBA(0, 122, 255), dark: RGBA(10, 132, 255))
}
