import Foundation

/// The content of a list cell, header, or footer: an image, a text, and a secondary text.
///
/// Decided here: distances, and the fonts and colors that Apple does not document.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image, or `nil` for no image.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text. An attributed text takes precedence over it.
  public var text: String?
  /// The text with its own attributes. It takes precedence over the plain text.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The secondary text. An attributed secondary text takes precedence over it.
  public var secondaryText: String?
  /// The secondary text with its own attributes. It takes precedence over the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// A Boolean value that indicates whether the secondary text is beside the text when both fit on
  /// one line. The default is `false`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The minimum distances of content from the sides, in points.
  ///
  /// The margins of the superview may be larger (Apple's documentation of the property). Decided here: the
  /// defaults are those of ``RuntimeMetrics/Lists``, and a row that keeps the distances above and below is at least
  /// as high as the standard row.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets = {
    let metrics = RuntimeEnvironment.current.listMetrics
    let (side, padding) = (metrics.compactSideMargin, metrics.labelPadding)
    return NSDirectionalEdgeInsets(top: padding, leading: side, bottom: padding, trailing: side)
  }()
  /// The axes along which the margins of the superview count where they are larger. The default is both.
  ///
  /// Rule: Apple's documentation of the property.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distance between image and text, in points. The default is 16.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts that are side by side, in points. The default is 12.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between texts that are one below the other, in points. The default is 4.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// The opacity of the content, from 0 to 1. The default is 1.
  public var alpha: CGFloat = 1

  private let isRow: Bool

  private init(
    text: UIFont.TextStyle, secondary: UIFont.TextStyle, color: UIColor, isRow: Bool = false
  ) {
    self.isRow = isRow
    textProperties.font = .preferredFont(forTextStyle: text)
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    secondaryTextProperties.color = color
  }

  /// Returns the content of a cell: a text with a secondary text below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .body, secondary: .footnote, color: .label, isRow: true)
  }

  /// Returns the content of a cell: a text with a smaller, gray secondary text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .body, secondary: .caption1, color: .label, isRow: true)
  }

  /// Returns the content of a cell: a text with a gray secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var row = UIListContentConfiguration(
      text: .body, secondary: .body, color: .secondaryLabel, isRow: true)
    row.prefersSideBySideTextAndSecondaryText = true
    return row
  }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .headline, secondary: .footnote, color: .secondaryLabel)
  }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    gray(.subheadline)
  }

  /// Returns the content of a header in a grouped list: gray, uppercase text.
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = gray(.footnote)
    header.textProperties.transform = .uppercase
    return header
  }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    gray(.footnote)
  }

  /// Returns the content of a header in a list of any appearance.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// Returns the content of a footer in a list of any appearance.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// Returns the content of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .title3, secondary: .footnote, color: .secondaryLabel)
  }

  /// Returns the content of a large, prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .title2, secondary: .footnote, color: .secondaryLabel)
  }

  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns the content of a cell in a sidebar, with a smaller secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// Returns the content of a cell in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns the content of a cell in a list beside a sidebar, with a smaller secondary text below
  /// the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  private static func gray(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      text: style, secondary: style, color: .secondaryLabel)
    content.textProperties.color = .secondaryLabel
    return content
  }

  /// Returns whether the content is that of a row whose distances above and below are the defaults.
  func keepsRowHeight(_ metrics: RuntimeMetrics.Lists) -> Bool {
    let margins = directionalLayoutMargins
    return isRow && margins.top == metrics.labelPadding && margins.bottom == metrics.labelPadding
  }

  /// Creates a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same configuration: no state changes the content here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The axes of a view.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// The horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
