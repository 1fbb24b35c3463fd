import Foundation

extension UICollectionView {
  /// Answers a cell of a registration, filled by its handler.
  ///
  /// Each registration has a pool of its own, whatever its class. Without an item the handler is not
  /// called.
  ///
  /// - Parameters:
  ///   - registration: made before the data source was asked.
  ///   - indexPath: the place that the data source was asked for.
  ///   - item: what the handler gets.
  /// - Returns: the cell.
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

  /// Answers a supplementary view of a registration, filled by its handler.
  ///
  /// - Parameters:
  ///   - registration: made before the data source was asked.
  ///   - indexPath: the place that the data source was asked for.
  /// - Returns: the view.
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
