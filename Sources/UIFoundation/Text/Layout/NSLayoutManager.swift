import Foundation

/// A view that shows the text of a layout manager.
@MainActor package protocol TextLayoutView: AnyObject, Sendable {
  /// Handles an edit of the text storage by the app.
  func textStorageDidChange()
  /// Marks the view as needing display.
  func setNeedsDisplay()
}

/// A layout manager that lays out its text storage in its first container each time a method needs
/// the layout.
///
/// A glyph is a UTF-16 code unit of the text here, whatever the font is.
open class NSLayoutManager: NSObject {
  /// The text storage that contains the text; referenced weakly.
  open weak var textStorage: NSTextStorage?
  /// The text containers. Only the first one is used.
  open private(set) var textContainers: [NSTextContainer] = []
  /// A Boolean value that indicates whether lines include the leading of fonts. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var usesFontLeading = true {
    didSet { reportUnused("NSLayoutManager", if: !usesFontLeading) }
  }
  /// A Boolean value that indicates whether parts of the text may be laid out separately. The
  /// default is `false`. Not used by the runtime, which reports `unused-member`.
  open var allowsNonContiguousLayout = false {
    didSet { reportUnused("NSLayoutManager", if: allowsNonContiguousLayout) }
  }

  /// Creates a layout manager without a text storage and a text container.
  public override init() {
    super.init()
  }

  /// The view that shows the text.
  package weak var textView: (any TextLayoutView)?
  /// A Boolean value that indicates whether the text view itself is editing, so that it is not
  /// notified of the edit.
  package var isEditedByView = false

  /// A closure that changes the attributes with which the text is laid out.
  package final var adjustsText: ((NSAttributedString) -> NSAttributedString)?

  private var drawnLayout: RuntimeText.Layout?

  /// Draws a laid-out text for the text view that shows it, including the background.
  package func draw(_ layout: RuntimeText.Layout, at origin: CGPoint) {
    drawnLayout = layout
    defer { drawnLayout = nil }
    let glyphs = NSRange(location: 0, length: numberOfGlyphs)
    drawBackground(forGlyphRange: glyphs, at: origin)
    drawGlyphs(forGlyphRange: glyphs, at: origin)
  }

  /// Handles an edit of the text storage. The view that shows the text is laid out again in the
  /// next step on the main queue.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    guard !isEditedByView, let textView else { return }
    RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "text storage")) {
      [weak textView] in textView?.textStorageDidChange()
    }
  }

  /// Appends a text container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Removes the container at an index. An invalid index is ignored.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  /// The number of glyphs, which is the number of UTF-16 code units of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the range of glyphs in a text container. The first container has all glyphs.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let isFirst = textContainers.first === container
    return NSRange(location: 0, length: isFirst ? numberOfGlyphs : 0)
  }

  /// Returns the range of glyphs for a range of characters, which is the same range here.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the range of characters for a range of glyphs, which is the same range here.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the index of the character for a glyph, which is the same index here.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the index of the glyph for a character, which is the same index here.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Has no effect: the layout is computed each time a method needs it.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Returns the rectangle that the text occupies, in points, including line fragment padding.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(in: container) else { return .zero }
    let size = layout.metrics.size
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }

  /// Returns the bounding rectangle of glyphs, in points.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let layout = layout(in: container) else { return .zero }
    return layout.frame(for: layout.content.range(glyphRange))
      .offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  /// Returns the index of the glyph at a point, in points. Outside of the text, it is the last
  /// glyph.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    let last = max(0, numberOfGlyphs - 1)
    guard let layout = layout(in: container) else { return last }
    let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    return layout.cluster(at: place).map { layout.content.nsRange($0).location } ?? last
  }

  /// Returns the index of the character at a point, in points. The fraction is always 0.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }

  // MARK: Drawing

  /// Draws the background behind glyphs. The default implementation does nothing, because glyphs
  /// are drawn with their background.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs into the current context, with the background behind them.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of glyphs. Other glyphs of their lines are not drawn.
  ///   - origin: The position of the container's top-left corner, in points.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let container = textContainers.first,
      let layout = layout(in: container)
    else { return }
    layout.draw(
      layout.content.range(glyphsToShow),
      at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y), in: context,
      color: UIColor.black.cgColor)
  }

  /// Marks the view that displays the text as needing display.
  func redrawView() {
    guard let textView else { return }
    RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "text display")) {
      [weak textView] in textView?.setNeedsDisplay()
    }
  }

  /// Returns a text with the attributes with which it is laid out.
  package final func adjusted(_ text: NSAttributedString) -> NSAttributedString {
    adjustsText?(text) ?? text
  }

  /// Returns the layout of the text in a container, or that of the view that is drawing the text.
  func layout(in container: NSTextContainer) -> RuntimeText.Layout? {
    guard let textStorage, textStorage.length > 0 else { return nil }
    if let drawnLayout { return drawnLayout }
    return RuntimeEnvironment.currentMeasurer.layout(
      RuntimeText.Content(adjusted(textStorage.snapshot)), in: RuntimeText.Container(container))
  }
}
