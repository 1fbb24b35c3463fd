import AsyncDisplayKit
import Foundation
import UIKit

/// A search for mutable objects that several nodes reference through stored properties of the app's
/// classes.
struct SharedObjectFinder {
  private var owners: [ObjectIdentifier: (item: IndexPath, object: AnyObject)] = [:]
  private(set) var findings: [FixtureNodeBlockFinding] = []

  /// Records the objects that an item's node references. Visit each item once.
  mutating func visit(_ item: AuditedItem) {
    var reached: Set<ObjectIdentifier> = []
    visit(item.element.node, of: item, reached: &reached, depth: 0)
  }

  private mutating func visit(
    _ object: AnyObject, of item: AuditedItem, reached: inout Set<ObjectIdentifier>, depth: Int
  ) {
    // Object graphs of fixtures are shallow; the limit only protects against infinite ones.
    guard depth < 12, reached.insert(ObjectIdentifier(object)).inserted else { return }
    note(object, of: item)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, Self.isOwn(level.subjectType) {
      for child in level.children {
        visit(value: child.value, of: item, reached: &reached, depth: depth + 1)
      }
      mirror = level.superclassMirror
    }
  }

  private mutating func visit(
    value: Any, of item: AuditedItem, reached: inout Set<ObjectIdentifier>, depth: Int
  ) {
    guard depth < 12 else { return }
    if type(of: value) is AnyClass {
      visit(value as AnyObject, of: item, reached: &reached, depth: depth)
      return
    }
    for child in Mirror(reflecting: value).children {
      visit(value: child.value, of: item, reached: &reached, depth: depth + 1)
    }
  }

  private mutating func note(_ object: AnyObject, of item: AuditedItem) {
    // The object that contains a lock is reported, not the lock.
    guard !(object is any LockedStorage) else { return }
    var immutability = Immutability()
    guard !immutability.holds(for: object) else { return }
    let id = ObjectIdentifier(object)
    guard let owner = owners[id] else {
      // The object is retained, so that its identifier is not reused.
      owners[id] = (item.indexPath, object)
      return
    }
    findings.append(
      FixtureNodeBlockFinding(
        indexPath: item.indexPath, origin: item.origin,
        kind: .sharesObject(type: "\(type(of: object))", with: owner.item)))
  }

  /// Returns whether a class belongs to the app, whose stored properties the search follows.
  private static func isOwn(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ![
      "UIFoundation", "UIKitCore", "UIKitLists", "UIKitShell", "AsyncDisplayKit", "Foundation",
      "Swift", "FixtureSupport",
    ].contains(module)
  }
}
