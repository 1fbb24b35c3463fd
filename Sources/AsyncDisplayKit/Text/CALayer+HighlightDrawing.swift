import UIKit

extension CALayer {
  /// Whether text nodes below may draw the highlight of a link over this layer; default no.
  ///
  /// Kept as data: a highlight is a state of its text node here and draws nothing. Main thread.
  /// Source: the property that Texture adds to `CALayer`.
  public var as_allowsHighlightDrawing: Bool {
    get { allowsHighlightDrawing }
    set { allowsHighlightDrawing = newValue }
  }
}
