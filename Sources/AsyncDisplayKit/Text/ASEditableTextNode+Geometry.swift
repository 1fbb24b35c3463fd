import UIKit

extension ASEditableTextNode {
  /// Returns the rectangle around the characters of a range, in points of the node; main thread.
  ///
  /// Texture: `frameForTextRange:`. The range is in UTF-16 units. Loads the node.
  @preconcurrency @MainActor public final func frame(forTextRange textRange: NSRange) -> CGRect {
    let (shown, inset) = (textView, textView.textContainerInset)
    let glyphs = shown.layoutManager.glyphRange(
      forCharacterRange: textRange, actualCharacterRange: nil)
    let frame = shown.layoutManager.boundingRect(forGlyphRange: glyphs, in: shown.textContainer)
    return view.convert(frame.offsetBy(dx: inset.left, dy: inset.top), from: shown)
  }
}
