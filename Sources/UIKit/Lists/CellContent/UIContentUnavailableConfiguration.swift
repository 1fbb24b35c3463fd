import Foundation

/// What stands in place of content that is missing: an image, two texts and two buttons (iOS 17).
///
/// UIKit publishes no distances, fonts and colours of it: what stands here is decided.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The image; nil for none.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text; one with attributes goes before it.
  public var text: String?
  /// The text with attributes of its own.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties = TextProperties()
  /// The second text; one with attributes goes before it.
  public var secondaryText: String?
  /// The second text with attributes of its own.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties = TextProperties()
  /// The button, which is shown when it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button, which is shown when it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the content stands; in the middle by default.
  public var alignment = Alignment.center
  /// The axes on which margins of the superview would count where they are larger; kept as a value.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The least distances of content from the sides, in points; 16 at each side, decided.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between image and text, in points; 16 by default, decided.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts, in points; 8 by default, decided.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button, in points; 16 by default, decided.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points; 8 by default, decided.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind the content; nothing by default.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator turns in place of the image.
  let showsActivity: Bool
  private let namesSearch: Bool

  private init(showsActivity: Bool = false, namesSearch: Bool = false) {
    self.showsActivity = showsActivity
    self.namesSearch = namesSearch
    textProperties.font = .preferredFont(forTextStyle: showsActivity ? .body : .title2)
    textProperties.color = showsActivity ? .secondaryLabel : .label
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Content that is empty; the app adds image and texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Content that is being loaded: a turning indicator; the app adds texts.
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(showsActivity: true)
  }

  /// A search without results; the English texts are decided, and no symbol is shown.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = UIContentUnavailableConfiguration(namesSearch: true)
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The content in a state: a search names what is searched for, unless its text was changed.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard namesSearch, text == "No Results",
      let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }
}
