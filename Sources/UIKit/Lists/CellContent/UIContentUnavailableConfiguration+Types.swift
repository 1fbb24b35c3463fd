import Foundation

extension UIContentUnavailableConfiguration {
  /// Where the content stands.
  public enum Alignment: Int, Hashable, Sendable {
    /// In the middle of the view.
    case center
    /// At the top, with texts as their direction has it.
    case natural
  }

  /// How the image is shown.
  public struct ImageProperties {
    /// How symbols are made; kept as a value.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; nil is the view's.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size that the image may not exceed, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colours in inverted appearances; kept as a value.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text is shown.
  public struct TextProperties {
    /// The font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour.
    public var color: UIColor = .label
    /// What happens to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The greatest number of lines; 0, the default, is no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit; kept as a value.
    public var adjustsFontSizeToFitWidth = false
    /// How small the font may become, as a part of its size; kept as a value.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together to fit; kept as a value.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap runs; nil for nothing.
    public var primaryAction: UIAction?
    /// The menu of the button; a tap shows it when there is no action.
    public var menu: UIMenu?
    /// Whether the button can be tapped; default yes.
    public var isEnabled = true
    /// What the button stands for.
    public var role = UIButton.Role.normal
  }
}
