import UIKit

/// Tells which cell classes override ``ASCellNode/cellNodeVisibilityEvent(_:in:withCellFrame:)``.
///
/// Source: `ASInternalHelpers.mm`, `ASSubclassOverridesSelector`. Swift has no such function, so that
/// the method's entries in the classes' tables of methods are compared.
enum VisibilityEventOverride {
  /// Returns whether a class or one of its superclasses below ``ASCellNode`` overrides the method.
  ///
  /// Any thread. Decided here: `true` if the position of the method is not known.
  static func isOverridden(by cellClass: ASCellNode.Type) -> Bool {
    guard let slot else { return true }
    return word(slot, of: cellClass) != word(slot, of: ASCellNode.self)
  }

  /// The position of the method: the one word that differs between the metadata of a subclass that
  /// overrides it and those of both its superclass and a subclass that overrides nothing.
  private static let slot: Int? = {
    let found = (0..<wordCount).filter {
      word($0, of: Overriding.self) != word($0, of: ASCellNode.self)
        && word($0, of: Plain.self) == word($0, of: ASCellNode.self)
    }
    return found.count == 1 ? found[0] : nil
  }()

  private final class Plain: ASCellNode {}

  private final class Overriding: ASCellNode {
    override func cellNodeVisibilityEvent(
      _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?,
      withCellFrame cellFrame: CGRect
    ) {}
  }

  // Proof of both functions: a class object of Swift is the address of its metadata, which are
  // immutable and never freed. Where Objective-C is absent, their fifth word contains their size and,
  // in its upper half, the size of the part before that address. The metadata of a subclass begin with
  // the same words as those of its superclass, with its own methods in the places of those that it
  // overrides, so that every word below `wordCount` exists in each class that is asked about.

  /// The number of words of the metadata of ``ASCellNode``, from the address of the class on.
  private static var wordCount: Int {
    #if _runtime(_ObjC)
      return 0
    #else
      let sizes = word(4, of: ASCellNode.self)
      return Int((sizes & 0xFFFF_FFFF) - (sizes >> 32)) / MemoryLayout<UInt>.size
    #endif
  }

  private static func word(_ index: Int, of cellClass: ASCellNode.Type) -> UInt {
    unsafeBitCast(cellClass as AnyClass, to: UnsafePointer<UInt>.self)[index]
  }
}
