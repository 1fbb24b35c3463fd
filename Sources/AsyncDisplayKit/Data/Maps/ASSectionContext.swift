/// An object that a data source attaches to a section.
///
/// Source: Texture's `ASSectionContext`.
@preconcurrency @MainActor
public protocol ASSectionContext: AnyObject, Sendable {
  /// A name for the section, shown in descriptions.
  var sectionName: String? { get set }
  /// The collection view that shows the section; the view sets it, and the context keeps it weakly.
  var collectionView: ASCollectionView? { get set }
}
