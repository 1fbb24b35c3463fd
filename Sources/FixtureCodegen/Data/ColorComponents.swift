import FixtureModel

/// The components of a colour, from 0 to 1.
struct ColorComponents {
  /// Red, green, blue and alpha.
  let values: [Double]

  /// Makes the components, of black for a name that UIKit does not have.
  init(_ color: ColorValue) {
    switch color {
    case .rgba(let red, let green, let blue, let alpha):
      values = [red, green, blue, alpha].map { Double($0) / 255 }
    case .named(let name):
      values = Self.constants[name] ?? [0, 0, 0, 1]
    }
  }

  /// The values that UIKit documents for its constants.
  private static let constants: [String: [Double]] = [
    "black": [0, 0, 0, 1], "darkGray": [1 / 3, 1 / 3, 1 / 3, 1],
    "lightGray": [2 / 3, 2 / 3, 2 / 3, 1], "white": [1, 1, 1, 1], "gray": [0.5, 0.5, 0.5, 1],
    "red": [1, 0, 0, 1], "green": [0, 1, 0, 1], "blue": [0, 0, 1, 1], "cyan": [0, 1, 1, 1],
    "yellow": [1, 1, 0, 1], "magenta": [1, 0, 1, 1], "orange": [1, 0.5, 0, 1],
    "purple": [0.5, 0, 0.5, 1], "brown": [0.6, 0.4, 0.2, 1], "clear": [0, 0, 0, 0],
  ]
}
