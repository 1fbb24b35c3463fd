/// UIKit's color constants by name, such as `orange`.
package enum ColorConstants {
  /// Red, green, blue and alpha from 0 to 1.
  ///
  /// The values are those that UIKit documents.
  package static let components: [String: [Double]] = [
    "black": [0, 0, 0, 1], "darkGray": [1 / 3, 1 / 3, 1 / 3, 1],
    "lightGray": [2 / 3, 2 / 3, 2 / 3, 1], "white": [1, 1, 1, 1], "gray": [0.5, 0.5, 0.5, 1],
    "red": [1, 0, 0, 1], "green": [0, 1, 0, 1], "blue": [0, 0, 1, 1], "cyan": [0, 1, 1, 1],
    "yellow": [1, 1, 0, 1], "magenta": [1, 0, 1, 1], "orange": [1, 0.5, 0, 1],
    "purple": [0.5, 0, 0.5, 1], "brown": [0.6, 0.4, 0.2, 1], "clear": [0, 0, 0, 0],
  ]
}
