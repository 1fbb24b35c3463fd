import Foundation

extension UICollectionView {
  /// How supplementary views of one class and kind are filled (iOS 14).
  ///
  /// Make one before the data source is asked and keep it; see ``CellRegistration``.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view for a kind and a place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = ViewRegistration()
    let elementKind: String
    let handler: Handler

    /// Makes a registration for a kind with what fills its views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
