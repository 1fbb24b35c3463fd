import Foundation

/// The room of a text view's text.
///
/// A text view reads the values when it next lays its text out; its size is the view's own.
open class NSTextContainer: NSObject {
  /// The width and the height in points; 0 is no limit.
  open var size: CGSize
  /// The shapes that lines keep out of, in points: the areas inside of the paths, not their bounds.
  open var exclusionPaths: [UIBezierPath] = []
  /// The line break mode of the last line; word wrapping by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The room at both ends of lines, in points; default 5.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0, the default, is no limit.
  open var maximumNumberOfLines = 0
  /// A Boolean value that indicates whether the width is that of the text view; kept as a value;
  /// default no. Not used by the
  /// runtime, which reports `unused-member`.
  open var widthTracksTextView = false {
    didSet { reportUnused("NSTextContainer.widthTracksTextView", if: widthTracksTextView) }
  }
  /// A Boolean value that indicates whether the height is that of the text view; kept as a value;
  /// default no. Not used by the
  /// runtime, which reports `unused-member`.
  open var heightTracksTextView = false {
    didSet { reportUnused("NSTextContainer.heightTracksTextView", if: heightTracksTextView) }
  }

  /// The layout manager of the container; referenced weakly.
  open weak var layoutManager: NSLayoutManager?

  /// Makes room of a size in points.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

extension TextContainer {
  /// The room of a text view's container without the padding at the ends of lines.
  init(_ container: NSTextContainer) {
    let (size, padding) = (container.size, container.lineFragmentPadding)
    self.init(
      size: CGSize(
        width: size.width > 0 ? max(0, size.width - 2 * padding) : .infinity,
        height: size.height > 0 ? size.height : .infinity),
      maximumNumberOfLines: container.maximumNumberOfLines,
      lineBreakMode: container.lineBreakMode, truncation: container.lineBreakMode.truncation,
      exclusions: container.exclusionPaths.flatMap { ExclusionOutline($0).rects })
  }
}

/// A text, who lays it out, and the room for it: those of a container where it has them, else new ones.
struct TextStack {
  let container: NSTextContainer
  let manager: NSLayoutManager
  let storage: NSTextStorage

  init(_ given: NSTextContainer?) {
    container = given ?? NSTextContainer()
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage(string: "")
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
  }
}
