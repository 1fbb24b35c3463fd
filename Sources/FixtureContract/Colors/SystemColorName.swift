/// The names of UIKit's colors that adapt to the interface style, and of its two text colors that do not.
///
/// A row of a fixture has such a color as its number in this order.
package enum SystemColorName: String, CaseIterable, Sendable {
  case systemRed
  case systemOrange
  case systemYellow
  case systemGreen
  case systemMint
  case systemTeal
  case systemCyan
  case systemBlue
  case systemIndigo
  case systemPurple
  case systemPink
  case systemBrown
  case systemGray
  case systemGray2
  case systemGray3
  case systemGray4
  case systemGray5
  case systemGray6
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case placeholderText
  case link
  case separator
  case opaqueSeparator
  case systemFill
  case secondarySystemFill
  case tertiarySystemFill
  case quaternarySystemFill
  case systemBackground
  case secondarySystemBackground
  case tertiarySystemBackground
  case systemGroupedBackground
  case secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case darkText
  case lightText
  case tintColor
}
