import Foundation

/// A text that layout managers lay out; it tells nobody of changes here, they look when asked.
open class NSTextStorage: NSMutableAttributedString {
  /// Those who lay the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds one who lays the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Takes one who lays the text out away.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}
