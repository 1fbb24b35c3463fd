import Foundation
import UIKit

/// A check whether an object can be shared safely, because nothing that it references can change.
struct Immutability {
  private var visited: Set<ObjectIdentifier> = []

  /// Returns whether every stored property is a `let` whose type is also immutable.
  mutating func holds(for object: AnyObject) -> Bool {
    if let known = Self.knownAnswer(for: object) { return known }
    // An object that is being checked does not make itself mutable.
    guard visited.insert(ObjectIdentifier(object)).inserted else { return true }
    let properties = StoredProperty.all(of: type(of: object))
    guard properties.allSatisfy(Self.isConstant) else { return false }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children where !holds(forValue: child.value) { return false }
      mirror = level.superclassMirror
    }
    return true
  }

  private mutating func holds(forValue value: Any) -> Bool {
    if type(of: value) is AnyClass { return holds(for: value as AnyObject) }
    if Self.isUnsafeClosure(type(of: value)) { return false }
    for child in Mirror(reflecting: value).children where !holds(forValue: child.value) {
      return false
    }
    return true
  }

  /// Returns whether a property cannot change. A lock or an atomic, whose type is reported as `()`,
  /// can.
  private static func isConstant(_ property: StoredProperty) -> Bool {
    !property.isVariable && property.type != Void.self
  }

  /// Returns whether a type is a closure that is not `@Sendable`, which may capture a variable.
  private static func isUnsafeClosure(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.contains(" -> ") && !name.hasPrefix("@Sendable")
  }

  /// Returns the result for known classes: those that have variables but behave as values, and
  /// their mutable subclasses.
  private static func knownAnswer(for object: AnyObject) -> Bool? {
    switch object {
    case is any LockedStorage: false
    case is NSMutableAttributedString, is NSMutableParagraphStyle, is NSMutableString: false
    case is UIImage, is UIColor, is UIFont, is NSParagraphStyle, is NSAttributedString, is NSString,
      is NSNumber, is NSURL, is NSDate:
      true
    default: nil
    }
  }
}
