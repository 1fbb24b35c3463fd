import Foundation

/// The options of an observation of a property.
///
/// Foundation on Linux has no key-value observing. Here the geometry of views can be observed.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from a raw value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The change has the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change has the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called with the current value when the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The kind of a change of an observed property.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, or `nil` without the option ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// The value before the change, or `nil` without the option ``NSKeyValueObservingOptions/old``.
  public let oldValue: Value?
  /// A Boolean value that indicates whether the handler is called before the change. It is always `false`.
  public var isPrior: Bool { false }
}

/// An observation of a view's property. It ends when the object is deallocated or invalidated.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let isActive = Locked(true)

  /// Ends the observation. This method can be called on any thread.
  public func invalidate() {
    isActive.withLock { $0 = false }
  }

  /// A Boolean value that indicates whether the observation has not ended.
  var isValid: Bool { isActive.withLock { $0 } }
}

extension NSObjectProtocol where Self: UIView {
  /// Observes a rectangle of the view: `bounds` or `frame`. The handler is called on the main actor after each
  /// change, before the delegate of a scroll view is notified.
  ///
  /// Rule: Apple's documentation of `observe(_:options:changeHandler:)`. Decided here: a change to an equal
  /// value is no change, and only the properties named here can be observed: others need the Objective-C runtime.
  @preconcurrency @MainActor
  public func observe(
    _ keyPath: KeyPath<Self, CGRect>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<CGRect>) -> Void
  ) -> NSKeyValueObservation {
    begin(keyPath, options, changeHandler)
  }

  /// Observes a point of the view: `contentOffset` or `center`.
  ///
  /// The rules are those of the rectangles.
  @preconcurrency @MainActor
  public func observe(
    _ keyPath: KeyPath<Self, CGPoint>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<CGPoint>) -> Void
  ) -> NSKeyValueObservation {
    begin(keyPath, options, changeHandler)
  }

  /// Observes the size of a scroll view's content: `contentSize`.
  ///
  /// The rules are those of the rectangles.
  @preconcurrency @MainActor
  public func observe(
    _ keyPath: KeyPath<Self, CGSize>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<CGSize>) -> Void
  ) -> NSKeyValueObservation {
    begin(keyPath, options, changeHandler)
  }

  @MainActor
  private func begin<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    let observer = GeometryObserver(self, keyPath, options, handler)
    geometryObservers.append(
      GeometryObservers.Entry(observation: observation, check: { observer.check() }))
    if options.contains(.initial) { observer.report(from: nil) }
    return observation
  }
}

extension UIView {
  /// Notifies the observers of properties whose values changed. A handler may begin and end observations.
  func notifyGeometryObservers() {
    guard !geometryObservers.isEmpty else { return }
    let observers = geometryObservers
    observers.check()
  }
}

/// The observers of a view's geometry.
@MainActor
struct GeometryObservers {
  struct Entry {
    weak var observation: NSKeyValueObservation?
    let check: @MainActor () -> Void
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ entry: Entry) {
    entries.removeAll { $0.observation?.isValid != true }
    entries.append(entry)
  }

  /// Calls the handlers whose values changed. An observation that ends meanwhile is not called.
  func check() {
    for entry in entries where entry.observation?.isValid == true { entry.check() }
  }
}

/// An observer of one property, which knows the last value.
@MainActor
private final class GeometryObserver<View: UIView, Value: Equatable> {
  private weak var view: View?
  private let keyPath: KeyPath<View, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: @MainActor (View, NSKeyValueObservedChange<Value>) -> Void
  private var last: Value

  init(
    _ view: View, _ keyPath: KeyPath<View, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping @MainActor (View, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.view = view
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    last = view[keyPath: keyPath]
  }

  func check() {
    guard let view else { return }
    let value = view[keyPath: keyPath]
    guard value != last else { return }
    let former = last
    last = value
    report(from: former)
  }

  func report(from former: Value?) {
    guard let view else { return }
    let change = NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? last : nil,
      oldValue: options.contains(.old) ? former : nil)
    handler(view, change)
  }
}
