import UIKit

/// A text with its room and the one who lays it out there.
///
/// Texture: `ASTextKitComponents`. Any one thread.
public final class ASTextKitComponents {
  /// The text.
  public let textStorage: NSTextStorage
  /// The room of the text.
  public let textContainer: NSTextContainer
  /// Who lays the text out in the room.
  public let layoutManager: NSLayoutManager
  /// The view that shows the text; not kept alive; main thread.
  @preconcurrency @MainActor public weak var textView: UITextView?

  /// Makes the components of a text, or of an empty one, and room of a size in points.
  public convenience init(
    attributedSeedString: NSAttributedString?, textContainerSize: CGSize
  ) {
    let text = attributedSeedString ?? NSAttributedString(string: "")
    self.init(
      textStorage: NSTextStorage(attributedString: text), textContainerSize: textContainerSize,
      layoutManager: NSLayoutManager())
  }

  /// Makes the components of what is there already, and room of a size in points.
  public init(
    textStorage: NSTextStorage, textContainerSize: CGSize, layoutManager: NSLayoutManager
  ) {
    self.textStorage = textStorage
    self.layoutManager = layoutManager
    textContainer = NSTextContainer(size: textContainerSize)
    // Texture takes the padding away, so that texts of nodes and of views lie alike.
    textContainer.lineFragmentPadding = 0
    textStorage.addLayoutManager(layoutManager)
    layoutManager.addTextContainer(textContainer)
  }

  /// Answers the size of the text within a width, in whole points.
  public func size(forConstrainedWidth constrainedWidth: CGFloat) -> CGSize {
    size(forConstrainedWidth: constrainedWidth, forMaxNumberOfLines: 0)
  }

  /// Answers the size of the text within a width and a number of lines, 0 without a limit.
  public func size(
    forConstrainedWidth constrainedWidth: CGFloat, forMaxNumberOfLines maxNumberOfLines: Int
  ) -> CGSize {
    let size = RuntimeEnvironment.current.textMeasurer.measure(
      TextContent(textStorage.snapshot),
      in: TextContainer(
        size: CGSize(width: constrainedWidth, height: .infinity),
        maximumNumberOfLines: maxNumberOfLines, lineBreakMode: textContainer.lineBreakMode)
    ).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
