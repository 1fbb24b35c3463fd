import Foundation

/// The field of a search bar: a text with pieces before it.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The pieces before the text, the first one first; setting them sends no event.
  open var tokens: [UISearchToken] = [] { didSet { setNeedsDisplay() } }
  /// The color behind pieces; kept as data; `nil` for the system's.
  open var tokenBackgroundColor: UIColor!
  /// A Boolean value that indicates whether a person may delete pieces. The default is `true`.
  open var allowsDeletingTokens = true
  /// A Boolean value that indicates whether a person may copy pieces; kept as data. The default is
  /// `true`.
  open var allowsCopyingTokens = true

  /// The part that is text.
  open var textualRange: UITextRange {
    TextOffsets(NSRange(location: 0, length: inputText.utf16.count))
  }

  /// Puts a piece before others; behind all for a position that there is not.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokens.indices.contains(tokenIndex) ? tokenIndex : tokens.count)
  }

  /// Takes a piece away; nothing for a position that there is not.
  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  /// Returns where a piece stands: before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns the pieces in a part: all in one that begins before the text, else none.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let range = (textRange as? TextOffsets)?.range, range.location == 0 else { return [] }
    return tokens
  }

  /// Takes a part out of the text and puts a piece before others.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// Deletes the selection or the character before the caret; before the text the last piece.
  open override func deleteBackward() {
    guard inputSelection == NSRange(location: 0, length: 0), allowsDeletingTokens, !tokens.isEmpty
    else { return super.deleteBackward() }
    tokens.removeLast()
    sendActions(for: .editingChanged)
  }
}

/// Gives what is copied of a search's pieces.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns what a piece is on the pasteboard; nothing copies pieces here, so nobody asks.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// An empty one.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
}

/// A part of a search that is shown as one piece, before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The image before the text. UIKit does not tell it; a test reads it.
  public let icon: UIImage?
  /// The text. UIKit does not tell it; a test reads it.
  public let text: String
  /// What the piece stands for, as the app says.
  open var representedObject: Any?

  /// Creates a piece.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
