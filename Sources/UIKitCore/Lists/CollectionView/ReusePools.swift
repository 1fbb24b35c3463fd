import Foundation

/// The registered classes of a collection view, and its views that are available for reuse.
///
/// The view that was returned last is reused first (rule V4; Apple's order is not known).
@MainActor
struct ReusePools {
  private var classes: [ReusePoolKey: UICollectionReusableView.Type] = [:]
  private var registrations: [ReusePoolKey: ViewRegistration] = [:]
  private var waiting: [ReusePoolKey: [UICollectionReusableView]] = [:]

  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: ReusePoolKey) {
    classes[key] = viewClass
    waiting[key] = nil
  }

  /// Registers a class and keeps the views that are available for reuse if it is already
  /// registered.
  mutating func registerOnce(_ viewClass: UICollectionReusableView.Type, for key: ReusePoolKey) {
    if classes[key] != viewClass { register(viewClass, for: key) }
  }

  /// Registers the class of a cell or view registration, which the pool retains.
  mutating func register(
    _ viewClass: UICollectionReusableView.Type, for key: ReusePoolKey,
    keeping registration: ViewRegistration
  ) {
    registrations[key] = registration
    registerOnce(viewClass, for: key)
  }

  /// Returns a view prepared for reuse, or a new one, or `nil` without a registered class.
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

  /// Makes a view that is no longer visible available for reuse. A view that was not dequeued is
  /// released.
  mutating func put(_ view: UICollectionReusableView) {
    guard let key = view.poolKey, classes[key] != nil else { return }
    waiting[key, default: []].append(view)
  }
}

/// The key of a pool of reusable views.
struct ReusePoolKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view, or an empty string for cells.
  let kind: String
  let identifier: String
  /// The identity of the registration for the pool's views, or `nil` for a registered class.
  var registration: ObjectIdentifier?
}

/// A request to the data source for a view, with the views that were dequeued during it.
@MainActor
struct DequeueRequest {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// The existing cell that must be configured again, or `nil` for a new cell.
  var present: UICollectionReusableView?
  var dequeued: [UICollectionReusableView] = []
}
