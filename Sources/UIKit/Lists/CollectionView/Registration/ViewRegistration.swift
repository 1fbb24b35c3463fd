/// What makes one registration of a collection view different from every other.
@MainActor
final class ViewRegistration {
  /// The collection view that waited for its data source's answer when this was made.
  private weak var asker: UICollectionView?

  init() {
    asker = RuntimeEnvironment.current.application.askingViews.last
  }

  /// Whether it was made inside an answer to the very view that uses it; one that a cell makes for
  /// the collection view inside of it was not.
  func isMadeInAnswer(to view: UICollectionView) -> Bool { asker === view }
}
