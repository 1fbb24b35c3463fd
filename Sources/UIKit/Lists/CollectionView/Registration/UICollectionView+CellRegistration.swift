import Foundation

extension UICollectionView {
  /// How cells of one class are filled; it stands for class and reuse identifier at once (iOS 14).
  ///
  /// Make one before the data source is asked and keep it. One that is made inside the answer, or
  /// lazily by its first use there, is the violation `registration-made-in-answer`: UIKit raises
  /// since iOS 15, as its documentation says.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for a place and an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity = ViewRegistration()
    let handler: Handler

    /// Makes a registration with what fills its cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }
}
