import Foundation

extension UIButton {
  /// What a button shows and how, as one value.
  ///
  /// Titles, image or spinner, their places, padding, insets and the foreground color are shown;
  /// the rest is kept as data: there is no screen to draw it on.
  ///
  /// UIKit's documentation names no fonts: the title has that of the text style body, in the two small
  /// sizes subheadline, and the subtitle footnote; a font that is set on the labels does not last.
  public struct Configuration: Hashable {
    /// How large the corners' radius is.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, scaled with the text size.
      case dynamic
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
      /// Half the height.
      case capsule
    }

    /// How large the button is meant to be.
    public enum Size: Int, Hashable, Sendable {
      /// Medium.
      case medium
      /// Small.
      case small
      /// Smaller still.
      case mini
      /// Large.
      case large
    }

    /// How title and subtitle lie below each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// The system chooses.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    /// What is shown beside a button's title.
    public enum Indicator: Int, Hashable, Sendable {
      /// As the system chooses.
      case automatic
      /// Nothing.
      case none
      /// The mark of a menu of choices.
      case popup
    }

    /// The looks that UIKit names; which one a configuration began with.
    private enum Look: Hashable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    private let look: Look
    /// The title.
    public var title: String?
    /// The title with attributes; it wins over the plain one.
    public var attributedTitle: AttributedString?
    /// What makes the attributes that the title is shown with; `nil` shows its own.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What makes the attributes that the subtitle is shown with; `nil` shows its own.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that does not fit breaks; where it wraps it may take several lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle that does not fit breaks; where it wraps it may take several lines.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title.
    public var subtitle: String?
    /// The text below the title with attributes; it wins over the plain one.
    public var attributedSubtitle: AttributedString?
    /// The image.
    public var image: UIImage?
    /// How a symbol is drawn as the image, where it does not say so itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The room that is kept for the image, in points. The default is 0; kept as data (iOS 16).
    public var imageReservation: CGFloat = 0
    /// What is shown beside the title of a button with a menu; kept as data (iOS 16).
    public var indicator = Indicator.automatic
    /// A Boolean value that indicates whether the look follows the selection. The default is
    /// `true`; kept as data.
    public var automaticallyUpdateForSelection = true
    /// On which side of the titles the image lies; several sides at once are the leading one.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle lie below each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The room around the content, in points; 7 above and below and 12 at the sides by default.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of title and image; the look's own when it is `nil`.
    public var baseForegroundColor: UIColor?
    /// The color behind the content; the look's own when it is `nil`.
    public var baseBackgroundColor: UIColor?
    /// How large the corners' radius is.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is meant to be.
    public var buttonSize = Size.medium
    /// A Boolean value that indicates whether a spinner of 20 points stands in the image's place.
    public var showsActivityIndicator = false
    /// What lies behind the content; kept as data.
    public var background = UIBackgroundConfiguration.clear()
    /// Makes the color of the image of the look's; kept as data.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Makes the color of the spinner of the look's; kept as data.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    private init(_ look: Look) {
      self.look = look
    }

    /// Text and image alone.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background in a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text and image, without a border on any platform.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A border where the platform has one.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A border in a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// A border that stands out.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// The title with attributes; `nil` where it has none of its own and nothing makes any.
    func styledTitle(font: UIFont, color: UIColor) -> NSAttributedString? {
      guard let transformer = titleTextAttributesTransformer else {
        return attributedTitle.map { NSAttributedString($0) }
      }
      return (attributedTitle ?? title.map { AttributedString($0) }).map {
        styled($0, font: font, color: color, transformer)
      }
    }

    /// The subtitle with attributes; `nil` without one.
    func styledSubtitle(font: UIFont, color: UIColor) -> NSAttributedString? {
      guard let text = attributedSubtitle ?? subtitle.map({ AttributedString($0) }) else {
        return nil
      }
      guard let transformer = subtitleTextAttributesTransformer else {
        return NSAttributedString(text)
      }
      return styled(text, font: font, color: color, transformer)
    }

    /// Rule: UIKit's documentation of the transformer: it gets the attributes of each part of the text,
    /// which are the given ones where the part has none.
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

    /// A Boolean value that indicates whether there is a text below the title.
    var hasSubtitle: Bool { attributedSubtitle != nil || subtitle != nil }

    /// Gives the labels of title and subtitle the fonts, the color and the line breaks.
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

    /// The configuration as it is shown in a button's state; no look changes by itself here.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// The color of the title: the base color, else white on a filled look, else the tint color.
    func foreground(tint: UIColor) -> UIColor {
      let isFilled = look == .filled || look == .borderedProminent
      return baseForegroundColor ?? (isFilled ? .white : tint)
    }
  }

  /// Called when the button's state changes, before its configuration is shown.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
