import Foundation

extension UIButton {
  /// What a button shows and how, as one value.
  ///
  /// Title, image, their order along the line, padding, insets and the foreground colour are shown;
  /// the rest is kept as data: there is no screen to draw it on.
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

    /// The looks that UIKit names; which one a configuration began with.
    private enum Look: Hashable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    private let look: Look
    /// The title.
    public var title: String?
    /// The title with attributes; it wins over the plain one. Its characters are shown: Foundation on
    /// Linux does not turn it into an `NSAttributedString`.
    public var attributedTitle: AttributedString?
    /// The text below the title, kept as data.
    public var subtitle: String?
    /// The text below the title with attributes, kept as data.
    public var attributedSubtitle: AttributedString?
    /// The image.
    public var image: UIImage?
    /// On which side of the title the image lies; above and below are kept as data.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title, in points; default 0.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points; default 1.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle lie below each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The room around the content, in points; 7 above and below and 12 at the sides by default.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and image; the look's own when it is nil.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content; the look's own when it is nil.
    public var baseBackgroundColor: UIColor?
    /// How large the corners' radius is.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is meant to be.
    public var buttonSize = Size.medium
    /// Whether a spinner stands in the image's place.
    public var showsActivityIndicator = false

    private init(_ look: Look) {
      self.look = look
    }

    /// Text and image alone.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background in a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text and image, without a border on any platform.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A border where the platform has one.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A border in a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// A border that stands out.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// The characters of the title; nil when the configuration leaves it out.
    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

    /// The colour of the title: the base colour, else white on a filled look, else the tint colour.
    func foreground(tint: UIColor) -> UIColor {
      let isFilled = look == .filled || look == .borderedProminent
      return baseForegroundColor ?? (isFilled ? .white : tint)
    }
  }

  /// Called when the button's state changes, before its configuration is shown.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
