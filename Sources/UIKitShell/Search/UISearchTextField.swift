import Foundation
@_spi(Runtime) import UIKitCore

/// The text field of a search bar, with tokens before the text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The tokens before the text, in order. Setting them sends no event.
  open var tokens: [UISearchToken] = [] { didSet { setNeedsDisplay() } }
  /// The background color of tokens, or `nil` for the system's. Not used by the runtime, which
  /// reports `unused-member`.
  open var tokenBackgroundColor: UIColor! {
    didSet { reportUnused("UISearchTextField", if: tokenBackgroundColor != nil) }
  }
  /// A Boolean value that indicates whether the user can delete tokens. The default is `true`.
  open var allowsDeletingTokens = true
  /// A Boolean value that indicates whether the user can copy tokens. The default is `true`. Not
  /// used by the runtime, which reports `unused-member`.
  open var allowsCopyingTokens = true {
    didSet { reportUnused("UISearchTextField", if: !allowsCopyingTokens) }
  }

  /// The room for the magnifying glass before the text. Decided here: UIKit's is not documented.
  @_spi(Runtime) open override var symbolWidth: CGFloat { 30 }

  /// The range of the text after the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// Inserts a token at an index. An invalid index appends the token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokens.indices.contains(tokenIndex) ? tokenIndex : tokens.count)
  }

  /// Removes a token. An invalid index has no effect.
  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  /// Returns the position of a token, which is the beginning of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns the tokens in a range: all tokens if it begins at the beginning of the text, otherwise
  /// none.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    offset(from: beginningOfDocument, to: textRange.start) == 0 ? tokens : []
  }

  /// Deletes a range of the text and inserts a token at an index.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// Deletes the selection or the character before the insertion point; at the beginning of the
  /// text, the last token.
  open override func deleteBackward() {
    guard inputSelection == NSRange(location: 0, length: 0), allowsDeletingTokens, !tokens.isEmpty
    else { return super.deleteBackward() }
    tokens.removeLast()
    sendActions(for: .editingChanged)
  }
}

/// The delegate of a search text field, which provides copied tokens.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Asks the delegate for the item provider of a copied token. This method is never called by this
  /// runtime.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// The default implementation returns an empty item provider.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
}

/// A token of a search, shown before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The image of the token.
  package let icon: UIImage?
  /// The text of the token.
  package let text: String
  /// The app's object that the token represents.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

extension UISearchTextField: StandardElement {
  package var standardTraits: UIAccessibilityTraits { .searchField }
}
