import Foundation

/// A place in a line to which a tab character moves (UIKit).
open class NSTextTab: NSObject {
  private let header = CoreFoundationHeader()

  /// How the text after the tab stands at the place; measuring treats every tab as a left one.
  public let alignment: NSTextAlignment
  /// The distance from the line's start in points.
  public let location: CGFloat

  /// Makes a tab stop at a distance in points from the line's start.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat,
    options: [AnyHashable: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    super.init()
  }

  /// Compares alignments and places.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// A hash that equal tab stops share.
  open override var hash: Int { location.hashValue }
}
