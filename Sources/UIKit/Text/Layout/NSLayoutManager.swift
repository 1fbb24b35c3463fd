import Foundation

/// Lays a text out in its first container, by the environment's measurer, each time it is asked.
///
/// A glyph is a UTF-16 unit of the text here: no font shapes anything.
open class NSLayoutManager: NSObject {
  /// The text; not kept alive.
  open weak var textStorage: NSTextStorage?
  /// The rooms; the first counts.
  open private(set) var textContainers: [NSTextContainer] = []
  /// A Boolean value that indicates whether the leading of fonts counts; kept as a value; default
  /// yes. Not used by the runtime,
  /// which reports `unused-member`.
  open var usesFontLeading = true {
    didSet { reportUnused("NSLayoutManager.usesFontLeading", if: !usesFontLeading) }
  }
  /// A Boolean value that indicates whether parts may be laid out by themselves; kept as a value;
  /// default no. Not used by the
  /// runtime, which reports `unused-member`.
  open var allowsNonContiguousLayout = false {
    didSet {
      reportUnused("NSLayoutManager.allowsNonContiguousLayout", if: allowsNonContiguousLayout)
    }
  }

  /// Creates a manager without text and room.
  public override init() {
    super.init()
  }

  /// The view that shows the text.
  package weak var textView: UITextView?
  /// A Boolean value that indicates whether the view makes the edits itself, so that it needs no
  /// telling.
  package var isEditedByView = false

  private var drawnLayout: TextLayout?

  /// Draws the text as a view shows it, with what lies behind.
  func draw(_ layout: TextLayout, at origin: CGPoint) {
    drawnLayout = layout
    defer { drawnLayout = nil }
    let glyphs = NSRange(location: 0, length: numberOfGlyphs)
    drawBackground(forGlyphRange: glyphs, at: origin)
    drawGlyphs(forGlyphRange: glyphs, at: origin)
  }

  /// Receives an edit of the text: the view that displays it is laid out again in the next turn of the main run loop.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    guard !isEditedByView, let textView else { return }
    RuntimeEnvironment.current.enqueueOnMain(RuntimeStep(.main, "text storage")) {
      [weak textView] in textView?.textStorageDidChange()
    }
  }

  /// Adds a room.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Removes the container at an index. An invalid index is ignored.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs that a room has; the first room has all of them.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let isFirst = textContainers.first === container
    return NSRange(location: 0, length: isFirst ? numberOfGlyphs : 0)
  }

  /// The glyphs of characters: they are the same here.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: they are the same here.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The character of a glyph: it is the same here.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a character: it is the same here.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Lays a room out; it is done whenever it is asked about.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Returns the rectangle that the text occupies, in points, including the padding of lines.
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

  /// Returns the glyph at a point, in points; outside of the text, the last one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    let last = max(0, numberOfGlyphs - 1)
    guard let layout = layout(in: container) else { return last }
    let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    return layout.cluster(at: place).map { layout.content.nsRange($0).location } ?? last
  }

  /// Returns the character at a point, in points. The fraction is always 0.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }

  // MARK: Drawing

  /// Draws nothing: what lies behind glyphs is drawn with them. A subclass draws here what is to lie
  /// behind the text; a text view calls this before ``drawGlyphs(forGlyphRange:at:)``.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs into the running drawing, with what lies behind them.
  ///
  /// - Parameters:
  ///   - glyphsToShow: the glyphs; others of their lines are left out.
  ///   - origin: where the container's top left corner is, in points.
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
    RuntimeEnvironment.current.enqueueOnMain(RuntimeStep(.main, "text display")) {
      [weak textView] in textView?.setNeedsDisplay()
    }
  }

  /// The text in a container; while a view draws it, as the view shows it.
  func layout(in container: NSTextContainer) -> TextLayout? {
    guard let textStorage, textStorage.length > 0 else { return nil }
    if let drawnLayout { return drawnLayout }
    return RuntimeEnvironment.current.textMeasurer.layout(
      TextContent(textStorage.snapshot), in: TextContainer(container))
  }
}
