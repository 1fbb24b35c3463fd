import UIKit

/// Tells which classes override one method of a class of this module.
///
/// Source: `ASInternalHelpers.mm`, `ASSubclassOverridesSelector`. Swift has no such function, so that
/// the method's entries in the classes' tables of methods are compared.
struct MethodOverride: Sendable {
  /// The position of the method in the metadata, and the word that classes without an override have there.
  private let entry: (slot: Int, word: UInt)?

  /// Creates the test for the method that a subclass overrides.
  ///
  /// The position of the method is that of the one word that differs between the metadata of the subclass
  /// and those of both its superclass and a subclass that overrides nothing.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A direct subclass that overrides nothing.
  ///   - overriding: A direct subclass that overrides the method.
  init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let found = (0..<Self.wordCount(of: base)).filter {
      let word = Self.word($0, of: base)
      return Self.word($0, of: overriding) != word && Self.word($0, of: plain) == word
    }
    entry = found.count == 1 ? (found[0], Self.word(found[0], of: base)) : nil
  }

  /// Returns whether a class or one of its superclasses below the declaring class overrides the method.
  ///
  /// Any thread. If the position of the method is not known, the result is `unknown`.
  func isOverridden(by subclass: AnyClass, ifUnknown unknown: Bool) -> Bool {
    guard let entry else { return unknown }
    return Self.word(entry.slot, of: subclass) != entry.word
  }

  // Proof of both functions: a class object of Swift is the address of its metadata, which are
  // immutable and never freed. Where Objective-C is absent, their fifth word contains their size and,
  // in its upper half, the size of the part before that address. The metadata of a subclass begin with
  // the same words as those of its superclass, with its own methods in the places of those that it
  // overrides, so that every word below the count exists in each class that is asked about.

  /// The number of words of the metadata of a class, from the address of the class on.
  private static func wordCount(of base: AnyClass) -> Int {
    #if _runtime(_ObjC)
      return 0
    #else
      let sizes = word(4, of: base)
      return Int((sizes & 0xFFFF_FFFF) - (sizes >> 32)) / MemoryLayout<UInt>.size
    #endif
  }

  private static func word(_ index: Int, of subclass: AnyClass) -> UInt {
    unsafeBitCast(subclass, to: UnsafePointer<UInt>.self)[index]
  }
}
