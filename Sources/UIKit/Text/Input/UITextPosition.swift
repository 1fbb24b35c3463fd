import Foundation

/// A place in the text of an input; inputs make theirs.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A place that is counted in UTF-16 units from the beginning.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}
