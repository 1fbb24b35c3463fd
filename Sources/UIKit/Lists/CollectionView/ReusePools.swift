import Foundation

/// The registered classes of a collection view and its views that wait to be used again.
///
/// The view that came last goes first (rule V4; Apple's order is not known).
@MainActor
struct ReusePools {
  private var classes: [ReusePoolKey: UICollectionReusableView.Type] = [:]
  private var registrations: [ReusePoolKey: ViewRegistration] = [:]
  private var waiting: [ReusePoolKey: [UICollectionReusableView]] = [:]

  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: ReusePoolKey) {
    classes[key] = viewClass
    waiting[key] = nil
  }

  /// Registers a class unless it is registered already, which keeps its waiting views.
  mutating func registerOnce(_ viewClass: UICollectionReusableView.Type, for key: ReusePoolKey) {
    if classes[key] != viewClass { register(viewClass, for: key) }
  }

  /// Registers the class of a registration, which lives as long as its pool.
  mutating func register(
    _ viewClass: UICollectionReusableView.Type, for key: ReusePoolKey,
    keeping registration: ViewRegistration
  ) {
    registrations[key] = registration
    registerOnce(viewClass, for: key)
  }

  /// A waiting view, prepared for reuse, or a new one; `nil` without a registered class.
  mutating func take(_ key: ReusePoolKey) -> UICollectionReusableView? {
    guard let viewClass = classes[key] else { return nil }
    if let view = waiting[key]?.popLast() {
      view.recycle()
      return view
    }
    guard let view = viewClass.instantiate(frame: .zero) as? UICollectionReusableView else {
      return nil
    }
    view.reuseIdentifier = key.identifier
    view.poolKey = key
    return view
  }

  /// Takes a view back that is out of sight; one that was never dequeued is let go.
  mutating func put(_ view: UICollectionReusableView) {
    guard let key = view.poolKey, classes[key] != nil else { return }
    waiting[key, default: []].append(view)
  }
}

/// What a pool of reusable views is for.
struct ReusePoolKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  let kind: String
  let identifier: String
  /// The registration whose views these are; `nil` for those of a registered class.
  var registration: ObjectIdentifier?
}

/// One question to the data source for a view, and what was dequeued for the answer.
@MainActor
struct DequeueRequest {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// The cell that is to be filled again; `nil` when another one is wanted.
  var present: UICollectionReusableView?
  var dequeued: [UICollectionReusableView] = []
}
