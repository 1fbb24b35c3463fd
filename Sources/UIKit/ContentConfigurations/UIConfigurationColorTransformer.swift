import Foundation

/// Makes another colour of a configuration's.
public struct UIConfigurationColorTransformer {
  /// Makes a colour of another.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Makes a colour of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A shade of grey that is as light as the colour.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}
