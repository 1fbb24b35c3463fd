import Foundation

/// The appearance of a view that replaces missing content: an image, two texts and two buttons (iOS 17).
///
/// Decided here: distances, fonts and colors, since Apple does not document them.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
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
  /// The button, which is shown when it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behavior and the appearance of the button.
  public var buttonProperties = ButtonProperties()
  /// The second button, which is shown when it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior and the appearance of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content; centered by default.
  public var alignment = Alignment.center
  /// The axes along which the margins of the superview count where they are larger. The default is both.
  ///
  /// Rule: Apple's documentation of the property.
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
  /// The background of the content; clear by default.
  public var background = UIBackgroundConfiguration.clear()

  /// A Boolean value that indicates whether an activity indicator turns in place of the image.
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

extension UIContentUnavailableConfiguration {
  /// The alignment of the content.
  public enum Alignment: Int, Hashable, Sendable {
    /// The center of the view.
    case center
    /// At the top, with texts as their direction has it.
    case natural
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// How symbols are made; kept as a value. Not used by the runtime, which reports
    /// `unused-member`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      didSet {
        reportUnused(
          "UIContentUnavailableConfiguration.ImageProperties.preferredSymbolConfiguration",
          if: preferredSymbolConfiguration != nil)
      }
    }
    /// The colour of template images; nil is the view's.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size that the image may not exceed, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// A Boolean value that indicates whether the image keeps its colours in inverted appearances;
    /// kept as a value. Not used by
    /// the runtime, which reports `unused-member`.
    public var accessibilityIgnoresInvertColors = false {
      didSet {
        reportUnused(
          "UIContentUnavailableConfiguration.ImageProperties.accessibilityIgnoresInvertColors",
          if: accessibilityIgnoresInvertColors)
      }
    }
  }

  /// The appearance of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour.
    public var color: UIColor = .label
    /// The line break mode, which applies to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The greatest number of lines; 0, the default, is no limit.
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
    /// The action of a tap; `nil` for none.
    public var primaryAction: UIAction?
    /// The menu of the button; a tap shows it when there is no action.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the button can be tapped; default yes.
    public var isEnabled = true
    /// The role of the button.
    public var role = UIButton.Role.normal
  }
}

/// The state that a controller's content-unavailable configuration depends on: traits and the search text.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// The search text; `nil` without a search.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own; nil without one.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
