import UIKit

/// A text storage with its text container and layout manager.
///
/// Texture: `ASTextKitComponents`. Any one thread.
public final class ASTextKitComponents {
  /// The text storage.
  public let textStorage: NSTextStorage
  /// The text container, in which the text is laid out.
  public let textContainer: NSTextContainer
  /// The layout manager, which lays out the text in the container.
  public let layoutManager: NSLayoutManager
  /// The view that shows the text. Held weakly.
  ///
  /// Main thread.
  @preconcurrency @MainActor public weak var textView: UITextView?

  /// Creates components for a text, and a container of a size in points.
  public convenience init(
    attributedSeedString: NSAttributedString?, textContainerSize: CGSize
  ) {
    let text = attributedSeedString ?? NSAttributedString(string: "")
    self.init(
      textStorage: NSTextStorage(attributedString: text), textContainerSize: textContainerSize,
      layoutManager: NSLayoutManager())
  }

  /// Creates components from a text storage and a layout manager, and a container of a size in
  /// points.
  public init(
    textStorage: NSTextStorage, textContainerSize: CGSize, layoutManager: NSLayoutManager
  ) {
    self.textStorage = textStorage
    self.layoutManager = layoutManager
    textContainer = NSTextContainer(size: textContainerSize)
    // Source: `ASTextKitComponents.mm`, `+componentsWithTextStorage:textContainerSize:layoutManager:`, which
    // removes the padding, so that text has the same position in nodes and in views.
    textContainer.lineFragmentPadding = 0
    textStorage.addLayoutManager(layoutManager)
    layoutManager.addTextContainer(textContainer)
  }

  /// Returns the size of the text within a width, in whole points.
  public func size(forConstrainedWidth constrainedWidth: CGFloat) -> CGSize {
    size(forConstrainedWidth: constrainedWidth, forMaxNumberOfLines: 0)
  }

  /// Returns the size of the text within a width and a number of lines. 0 lines means no limit.
  public func size(
    forConstrainedWidth constrainedWidth: CGFloat, forMaxNumberOfLines maxNumberOfLines: Int
  ) -> CGSize {
    let size = RuntimeEnvironment.currentMeasurer.measure(
      TextContent(textStorage.snapshot),
      in: TextContainer(
        size: CGSize(width: constrainedWidth, height: .infinity),
        maximumNumberOfLines: maxNumberOfLines, lineBreakMode: textContainer.lineBreakMode)
    ).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
