import Foundation

extension UICollectionView {
  /// The registration of a cell class with a closure that configures its cells, in place of a reuse
  /// identifier (iOS 14).
  ///
  /// Create a registration before the data source provides cells, and store it. A registration that
  /// is created while the data source provides a cell, or lazily by its first use there, is the
  /// violation `registration-made-in-answer`: UIKit raises an exception since iOS 15, as its
  /// documentation states.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an index path and an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity = ViewRegistration()
    let handler: Handler

    /// Creates a registration with a closure that configures its cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }
}

extension UICollectionView {
  /// The registration of a supplementary view class and kind with a closure that configures its
  /// views (iOS 14).
  ///
  /// Create a registration before the data source provides views, and store it; see
  /// ``CellRegistration``.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view for a kind and an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = ViewRegistration()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind with a closure that configures its views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

extension UICollectionView {
  /// Returns a cell of a registration, configured by the registration's closure.
  ///
  /// Each registration has its own reuse pool, even for the same class. Without an item, the
  /// closure is not called.
  ///
  /// - Parameters:
  ///   - registration: A registration that was created before the data source was asked for a cell.
  ///   - indexPath: The index path for which the data source was asked.
  ///   - item: The item that is passed to the registration's closure.
  /// - Returns: The cell.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReusePoolKey(
      category: .cell, kind: "", identifier: "\(Cell.self)",
      registration: ObjectIdentifier(registration.identity))
    let cell = dequeue(registration.identity, key, as: Cell.self, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured by the registration's closure.
  ///
  /// - Parameters:
  ///   - registration: A registration that was created before the data source was asked for a view.
  ///   - indexPath: The index path for which the data source was asked.
  /// - Returns: The view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReusePoolKey(
      category: .supplementaryView, kind: registration.elementKind,
      identifier: "\(Supplementary.self)", registration: ObjectIdentifier(registration.identity))
    let view = dequeue(registration.identity, key, as: Supplementary.self, at: indexPath)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ registration: ViewRegistration, _ key: ReusePoolKey, as viewClass: View.Type,
    at indexPath: IndexPath
  ) -> View {
    if registration.isMadeInAnswer(to: self) { reportLateRegistration(of: viewClass) }
    pools.register(viewClass, for: key, keeping: registration)
    return dequeue(key, at: indexPath) as? View ?? View.make()
  }

  private func reportLateRegistration(of viewClass: UICollectionReusableView.Type) {
    report(
      RuntimeViolation(
        .registrationMadeInAnswer, subject: subject,
        message: "Attempted to dequeue a \(viewClass) using a registration that was created inside "
          + "the data source's answer. Creating a new registration each time prevents reuse.",
        remedy: "Make the registration once, before the data source is asked, and keep it."))
  }
}

/// The identity of a registration.
@MainActor
final class ViewRegistration {
  /// The collection view whose call of its data source created the registration, or `nil`.
  private weak var asker: UICollectionView?

  init() {
    asker = RuntimeEnvironment.current.application.askingViews.last
  }

  /// Returns a Boolean value that indicates whether the registration was created while the given
  /// view called its data source.
  func isMadeInAnswer(to view: UICollectionView) -> Bool { asker === view }
}
