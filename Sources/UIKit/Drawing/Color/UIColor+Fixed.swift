// The component values of the fixed colours are those of UIColor's documentation page.

extension UIColor {
  /// Black.
  public static let black = UIColor(.fixed(RGBA(0, 0, 0)))
  /// White.
  public static let white = UIColor(.fixed(RGBA(255, 255, 255)))
  /// Red.
  public static let red = UIColor(.fixed(RGBA(255, 0, 0)))
  /// Green.
  public static let green = UIColor(.fixed(RGBA(0, 255, 0)))
  /// Blue.
  public static let blue = UIColor(.fixed(RGBA(0, 0, 255)))
  /// Cyan.
  public static let cyan = UIColor(.fixed(RGBA(0, 255, 255)))
  /// Yellow.
  public static let yellow = UIColor(.fixed(RGBA(255, 255, 0)))
  /// Magenta.
  public static let magenta = UIColor(.fixed(RGBA(255, 0, 255)))
  /// A grey of brightness 1/3.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A grey of brightness 2/3.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// A grey of brightness 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Orange: 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black without opacity.
  public static let clear = UIColor(white: 0, alpha: 0)
}
