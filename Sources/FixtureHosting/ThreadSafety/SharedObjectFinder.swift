import AsyncDisplayKit
import Foundation
import UIKit

/// Finds mutable objects that several nodes reach through stored properties of an app's own classes.
struct SharedObjectFinder {
  private var owners: [ObjectIdentifier: (item: IndexPath, object: AnyObject)] = [:]
  private(set) var findings: [NodeBlockFinding] = []

  /// Notes what a node reaches.
  mutating func visit(_ node: ASCellNode, of indexPath: IndexPath) {
    var reached: Set<ObjectIdentifier> = []
    visit(node, of: indexPath, reached: &reached, depth: 0)
  }

  private mutating func visit(
    _ object: AnyObject, of indexPath: IndexPath, reached: inout Set<ObjectIdentifier>, depth: Int
  ) {
    // Object graphs of fixtures are shallow; the bound only guards against endless ones.
    guard depth < 12, reached.insert(ObjectIdentifier(object)).inserted else { return }
    note(object, of: indexPath)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, Self.isOwn(level.subjectType) {
      for child in level.children {
        visit(value: child.value, of: indexPath, reached: &reached, depth: depth + 1)
      }
      mirror = level.superclassMirror
    }
  }

  private mutating func visit(
    value: Any, of indexPath: IndexPath, reached: inout Set<ObjectIdentifier>, depth: Int
  ) {
    guard depth < 12 else { return }
    if type(of: value) is AnyClass {
      visit(value as AnyObject, of: indexPath, reached: &reached, depth: depth)
      return
    }
    for child in Mirror(reflecting: value).children {
      visit(value: child.value, of: indexPath, reached: &reached, depth: depth + 1)
    }
  }

  private mutating func note(_ object: AnyObject, of indexPath: IndexPath) {
    guard !Self.isImmutable(object) else { return }
    let id = ObjectIdentifier(object)
    guard let owner = owners[id], owner.item != indexPath else {
      // The object is kept, so that its identity is not given to another one meanwhile.
      owners[id] = (indexPath, object)
      return
    }
    findings.append(
      NodeBlockFinding(
        indexPath: indexPath,
        kind: .sharesObject(type: "\(type(of: object))", with: owner.item)))
  }

  /// Whether a class is an app's own, so that its stored properties say what the app shares.
  private static func isOwn(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return !["UIKit", "AsyncDisplayKit", "Foundation", "Swift", "FixtureSupport"].contains(module)
  }

  /// Whether an object can be shared without harm: values in the clothes of objects.
  private static func isImmutable(_ object: AnyObject) -> Bool {
    switch object {
    // The culprit is who holds a lock, not the lock.
    case is any LockedStorage: true
    case is NSMutableAttributedString, is NSMutableParagraphStyle, is NSMutableString: false
    case is UIImage, is UIColor, is UIFont, is NSParagraphStyle, is NSAttributedString, is NSString,
      is NSNumber, is NSURL, is NSDate:
      true
    default: false
    }
  }
}
