import Foundation

/// An image, a text and a second text, as rows, headers and footers of lists show them.
///
/// Decided here: distances, and fonts and colors where Apple does not document them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image; nil for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text; one with attributes goes before it.
  public var text: String?
  /// The text with attributes of its own.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The second text; one with attributes goes before it.
  public var secondaryText: String?
  /// The second text with attributes of its own.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// A Boolean value that indicates whether the secondary text is placed beside the text if both fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The minimum distances of content from the sides, in points.
  ///
  /// The margins of the superview may be larger (Apple's documentation of the property). Decided here: the
  /// defaults are those of ``ListMetrics``, and a row that keeps the distances above and below is at least
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
  /// The distance between image and text, in points; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side, in points; 12 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between texts one below the other, in points; 4 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// The opacity of the content; 1 by default.
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

  /// A row: a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .body, secondary: .footnote, color: .label, isRow: true)
  }

  /// A row: a text, and a smaller grey one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .body, secondary: .caption1, color: .label, isRow: true)
  }

  /// A row: a text, and a grey value at the trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    var row = UIListContentConfiguration(
      text: .body, secondary: .body, color: .secondaryLabel, isRow: true)
    row.prefersSideBySideTextAndSecondaryText = true
    return row
  }

  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .headline, secondary: .footnote, color: .secondaryLabel)
  }

  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    grey(.subheadline)
  }

  /// A header of a grouped list: grey capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = grey(.footnote)
    header.textProperties.transform = .uppercase
    return header
  }

  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    grey(.footnote)
  }

  /// A header of a list, whatever its appearance.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// A footer of a list, whatever its appearance.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// A prominent header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .title3, secondary: .footnote, color: .secondaryLabel)
  }

  /// A large prominent header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .title2, secondary: .footnote, color: .secondaryLabel)
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// A row of a sidebar with a smaller text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// A row of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// A row of a list beside a sidebar with a smaller text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  private static func grey(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      text: style, secondary: style, color: .secondaryLabel)
    content.textProperties.color = .secondaryLabel
    return content
  }

  /// Returns whether the content is that of a row whose distances above and below are the defaults.
  func keepsRowHeight(_ metrics: ListMetrics) -> Bool {
    let margins = directionalLayoutMargins
    return isRow && margins.top == metrics.labelPadding && margins.bottom == metrics.labelPadding
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same content: no state changes it here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Directions across and from top to bottom.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
