/// The names of UIKit's text styles, whose fonts follow the text size of Dynamic Type.
package enum TextStyleName: String, CaseIterable, Sendable {
  case extraLargeTitle, extraLargeTitle2
  case largeTitle, title1, title2, title3
  case headline, subheadline, body, callout, footnote
  case caption1, caption2
}
