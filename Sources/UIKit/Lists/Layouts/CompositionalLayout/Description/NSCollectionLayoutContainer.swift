/// The room in which a section or a custom group is laid out.
///
/// Insets are points. UIKit's header speaks of insets below 1 as parts of the size; no public evidence
/// shows such insets, and they are points here.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size after insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points: the same, see above.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
