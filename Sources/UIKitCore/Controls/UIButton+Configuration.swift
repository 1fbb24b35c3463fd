import Foundation

extension UIButton {
  /// The content and the appearance of a button, as one value.
  ///
  /// The runtime shows titles, image, or activity indicator, with their placement, padding, insets,
  /// and foreground color. The other values are stored.
  ///
  /// Decided here, because UIKit's documentation names no fonts: the title uses the body text
  /// style, in the two small sizes subheadline, and the subtitle footnote. A font that is set on
  /// the labels does not last.
  public struct Configuration: Hashable {
    /// The style of the corner radius.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The corner radius is that of the background configuration.
      case fixed = -1
      /// The corner radius is that of the background configuration, scaled with the text size.
      case dynamic
      /// The corner radius is small.
      case small
      /// The corner radius is medium.
      case medium
      /// The corner radius is large.
      case large
      /// The corner radius is half the height, which gives the shape of a capsule.
      case capsule
    }

    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      /// A button of medium size.
      case medium
      /// A small button.
      case small
      /// A very small button.
      case mini
      /// A large button.
      case large
    }

    /// The horizontal alignment of title and subtitle.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// The system chooses the alignment.
      case automatic
      /// Title and subtitle are aligned with the leading edge.
      case leading
      /// Title and subtitle are centered.
      case center
      /// Title and subtitle are aligned with the trailing edge.
      case trailing
    }

    /// The indicator beside a button's title.
    public enum Indicator: Int, Hashable, Sendable {
      /// The system chooses the indicator.
      case automatic
      /// The button has no indicator.
      case none
      /// The button has the indicator of a pop-up menu.
      case popup
    }

    /// The predefined appearance from which a configuration was created.
    private enum Look: Hashable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    private let look: Look
    /// The title of the button.
    public var title: String?
    /// The attributed title. It takes precedence over the plain title.
    public var attributedTitle: AttributedString?
    /// A transformer of the title's attributes, or `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A transformer of the subtitle's attributes, or `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title. A wrapping title can have several lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle. A wrapping subtitle can have several lines.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle, which is shown below the title.
    public var subtitle: String?
    /// The attributed subtitle. It takes precedence over the plain subtitle.
    public var attributedSubtitle: AttributedString?
    /// The image of the button.
    public var image: UIImage?
    /// The symbol configuration of the image if the image has none of its own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The width reserved for the image, in points. The default is 0. Not used by the runtime,
    /// which reports `unused-member` (iOS 16).
    public var imageReservation: CGFloat = 0 {
      didSet { reportUnused("UIButton.Configuration", if: imageReservation != 0) }
    }
    /// The indicator of a button with a menu. Not used by the runtime, which reports
    /// `unused-member` (iOS 16).
    public var indicator = Indicator.automatic {
      didSet { reportUnused("UIButton.Configuration", if: indicator != .automatic) }
    }
    /// A Boolean value that indicates whether the appearance follows the selection. The default is
    /// `true`. Not used by the runtime, which reports `unused-member`.
    public var automaticallyUpdateForSelection = true {
      didSet { reportUnused("UIButton.Configuration", if: !automaticallyUpdateForSelection) }
    }
    /// The side of the titles on which the image is placed. A combination of sides means the
    /// leading side.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and titles, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// The horizontal alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets of the content, in points. The default is 7 at the top and bottom and 12 at the
    /// sides.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of title and image, or `nil` for that of the predefined appearance.
    public var baseForegroundColor: UIColor?
    /// The background color, or `nil` for that of the predefined appearance. Only image snapshots
    /// show it.
    public var baseBackgroundColor: UIColor?
    /// The style of the corner radius. Only image snapshots show it.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button. It determines the font of the title.
    public var buttonSize = Size.medium
    /// A Boolean value that indicates whether an activity indicator of 20 points replaces the
    /// image.
    public var showsActivityIndicator = false
    /// The background of the button. Only image snapshots show it.
    public var background = UIBackgroundConfiguration.clear()
    /// A transformer of the image color. Not used by the runtime, which reports `unused-member`.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      didSet { reportUnused("UIButton.Configuration", if: imageColorTransformer != nil) }
    }
    /// A transformer of the activity indicator color. Not used by the runtime, which reports
    /// `unused-member`.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      didSet {
        reportUnused("UIButton.Configuration", if: activityIndicatorColorTransformer != nil)
      }
    }

    private init(_ look: Look) {
      self.look = look
    }

    /// Returns the background color of a button with a tint color, or `nil` when the appearance has
    /// no background.
    package func shownBackgroundColor(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor, color != .clear { return color }
      if let color = baseBackgroundColor { return color }
      switch look {
      case .plain, .borderless: return nil
      case .gray, .bordered: return .tertiarySystemFill
      case .tinted, .borderedTinted: return tint.withAlphaComponent(0.18)
      case .filled, .borderedProminent: return tint
      }
    }

    /// Returns a configuration with a transparent background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a tinted background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a border on any platform.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns a configuration with a border on platforms that have one.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Returns a configuration with a tinted border.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// Returns a configuration with a prominent border.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// Returns the attributed title, or `nil` when there are no attributes and no transformer.
    func styledTitle(font: UIFont, color: UIColor) -> NSAttributedString? {
      guard let transformer = titleTextAttributesTransformer else {
        return attributedTitle.map { NSAttributedString($0) }
      }
      return (attributedTitle ?? title.map { AttributedString($0) }).map {
        styled($0, font: font, color: color, transformer)
      }
    }

    /// Returns the attributed subtitle, or `nil` without a subtitle.
    func styledSubtitle(font: UIFont, color: UIColor) -> NSAttributedString? {
      guard let text = attributedSubtitle ?? subtitle.map({ AttributedString($0) }) else {
        return nil
      }
      guard let transformer = subtitleTextAttributesTransformer else {
        return NSAttributedString(text)
      }
      return styled(text, font: font, color: color, transformer)
    }

    /// Returns a text with its attributes, as changed by a transformer.
    ///
    /// Rule: UIKit's documentation of the transformer: it receives the attributes of each run of
    /// the text, completed by the given ones.
    private func styled(
      _ text: AttributedString, font: UIFont, color: UIColor,
      _ transformer: UIConfigurationTextAttributesTransformer
    ) -> NSAttributedString {
      var given = AttributeContainer()
      given.uiKit.font = font
      given.uiKit.foregroundColor = color
      var shown = text
      for run in text.runs {
        shown[run.range].setAttributes(transformer(given.merging(run.attributes)))
      }
      return NSAttributedString(shown)
    }

    /// A Boolean value that indicates whether there is a subtitle.
    var hasSubtitle: Bool { attributedSubtitle != nil || subtitle != nil }

    /// Sets the fonts, the color, and the line break modes of the labels.
    @MainActor func style(_ title: UILabel, _ subtitle: UILabel, with traits: UITraitCollection) {
      let isSmall = buttonSize == .small || buttonSize == .mini
      title.font = .preferredFont(
        forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traits)
      subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      subtitle.textColor = title.textColor
      for (label, mode) in [(title, titleLineBreakMode), (subtitle, subtitleLineBreakMode)] {
        label.lineBreakMode = mode
        label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
      }
    }

    /// Returns the configuration for a button's state. It is unchanged here: appearances do not
    /// depend on the state.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// Returns the color of the title: the base color, white on a filled appearance, or the tint
    /// color.
    func foreground(tint: UIColor) -> UIColor {
      let isFilled = look == .filled || look == .borderedProminent
      return baseForegroundColor ?? (isFilled ? .white : tint)
    }
  }

  /// A closure that is called when the button's state changes, before its configuration is applied.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
