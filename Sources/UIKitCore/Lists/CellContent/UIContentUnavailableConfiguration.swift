import Foundation

/// The content of a view that replaces missing content: an image, two texts, and two buttons (iOS
/// 17).
///
/// Decided here: distances, fonts, and colors, because Apple does not document them.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
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
  /// The configuration of the button, which is shown when it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behavior and the appearance of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button, which is shown when it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior and the appearance of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content. The default is `center`.
  public var alignment = Alignment.center
  /// The axes along which the margins of the superview count where they are larger. The default is both.
  ///
  /// Rule: Apple's documentation of the property.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The minimum margins around the content, in points. The default is 16 at each side. Decided
  /// here.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between image and text, in points. The default is 16. Decided here.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the two texts, in points. The default is 8. Decided here.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button, in points. The default is 16. Decided here.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the two buttons, in points. The default is 8. Decided here.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the content. The default is transparent.
  public var background = UIBackgroundConfiguration.clear()

  /// A Boolean value that indicates whether an activity indicator replaces the image.
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

  /// Returns a configuration for empty content, without an image and texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns a configuration for content that is loading: an activity indicator without texts.
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(showsActivity: true)
  }

  /// Returns a configuration for a search without results, with English texts. Decided here: no
  /// symbol is shown.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = UIContentUnavailableConfiguration(namesSearch: true)
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// Creates a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state. A search configuration names the search text, unless
  /// its own text was changed.
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

extension UIContentUnavailableConfiguration {
  /// The alignment of the content.
  public enum Alignment: Int, Hashable, Sendable {
    /// The content is centered in the view.
    case center
    /// The content is at the top, and texts are aligned by their direction.
    case natural
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The symbol configuration for images. Not used by the runtime, which reports `unused-member`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      didSet {
        reportUnused(
          "UIContentUnavailableConfiguration.ImageProperties",
          if: preferredSymbolConfiguration != nil)
      }
    }
    /// The color of template images, or `nil` for the tint color of the view.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points. Zero means no limit.
    public var maximumSize = CGSize.zero
    /// A Boolean value that indicates whether the image keeps its colors while colors are inverted.
    /// Not used by the runtime, which reports `unused-member`.
    public var accessibilityIgnoresInvertColors = false {
      didSet {
        reportUnused(
          "UIContentUnavailableConfiguration.ImageProperties", if: accessibilityIgnoresInvertColors)
      }
    }
  }

  /// The appearance of a text.
  public struct TextProperties {
    /// The font of the text. The default is that of the text style `body`.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The color of the text. The default is the system's label color.
    public var color: UIColor = .label
    /// The way in which text that does not fit is wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines. Zero, the default, means no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether text shrinks to fit. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of shrunk text, from 0 to 1. The default is 0, which shrinks nothing.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the space between characters is reduced before text is
    /// truncated. The default is `false`.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The behavior and the appearance of a button.
  public struct ButtonProperties {
    /// The action that a tap runs, or `nil`.
    public var primaryAction: UIAction?
    /// The menu of the button. A tap shows it when there is no action.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the button is enabled. The default is `true`.
    public var isEnabled = true
    /// The role of the button.
    public var role = UIButton.Role.normal
  }
}

/// The state on which a content-unavailable configuration depends: the traits and the search text.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view, such as the interface style and the size classes.
  public var traitCollection: UITraitCollection
  /// The search text, or `nil` without a search.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a custom state, or `nil` when it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
