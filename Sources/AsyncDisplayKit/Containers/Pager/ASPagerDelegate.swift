/// Hears what happens in a pager node; its member for item sizes is not asked.
///
/// Source: Texture's `ASPagerDelegate`.
@preconcurrency @MainActor
public protocol ASPagerDelegate: ASCollectionDelegate {}
