import Foundation

extension NSAttributedString {
  /// Makes an empty text: Foundation has this initialiser on Apple's platforms alone.
  ///
  /// An extension cannot override the one of `NSObject`, whose call the default argument takes.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
