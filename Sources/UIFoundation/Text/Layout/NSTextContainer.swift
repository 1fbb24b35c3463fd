import Foundation

/// A region in which a text is laid out: a size, exclusion paths, and the rules for its lines.
///
/// A text view reads the values in its next layout. The size of a text view's container is derived
/// from the view.
open class NSTextContainer: NSObject {
  /// The size of the container, in points. Zero along an axis means no limit.
  open var size: CGSize
  /// The paths around which text flows, in points. Text flows around the areas inside the paths,
  /// not their bounding boxes.
  open var exclusionPaths: [UIBezierPath] = []
  /// The line break mode of the last line. The default is word wrapping.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The padding at both ends of each line, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines. Zero, the default, means no limit.
  open var maximumNumberOfLines = 0
  /// A Boolean value that indicates whether the width follows that of the text view. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var widthTracksTextView = false {
    didSet { reportUnused("NSTextContainer", if: widthTracksTextView) }
  }
  /// A Boolean value that indicates whether the height follows that of the text view. The default
  /// is `false`. Not used by the runtime, which reports `unused-member`.
  open var heightTracksTextView = false {
    didSet { reportUnused("NSTextContainer", if: heightTracksTextView) }
  }

  /// The layout manager of the container; referenced weakly.
  open weak var layoutManager: NSLayoutManager?

  /// Creates a text container of a size in points.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

extension RuntimeText.Container {
  /// Creates a container for measuring from UIKit's text container, without the padding at the ends
  /// of lines.
  package init(_ container: NSTextContainer) {
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

/// A text container with its layout manager and text storage. Missing objects are created.
package struct TextStack {
  package let container: NSTextContainer
  package let manager: NSLayoutManager
  package let storage: NSTextStorage

  package init(_ given: NSTextContainer?) {
    container = given ?? NSTextContainer()
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage(string: "")
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
  }
}
