/// How the separators of a list look, as data: there are no separator views here.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator shows.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list decides.
    case automatic
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// Whether the separator above a row shows; automatic by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below a row shows; automatic by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the separator above, in points; zero by default, which is not UIKit's number.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The distances of the separator below, in points; zero by default, which is not UIKit's number.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The colour.
  public var color = UIColor.separator
  /// The colour between rows selected together.
  public var multipleSelectionColor = UIColor.separator

  /// Makes the separators of an appearance; they are the same for all here.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
