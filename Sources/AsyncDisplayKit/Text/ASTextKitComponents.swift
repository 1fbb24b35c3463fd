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

  /// The width of the view that shows the text, and that of the text in it, once it was laid out.
  private let laidOut = Locked<(view: CGFloat, text: CGFloat)?>(nil)

  /// Records the width of the text in a view of a width, in points.
  func noteContainer(_ width: CGFloat, ofViewWidth viewWidth: CGFloat) {
    laidOut.withLock { $0 = (viewWidth, width) }
  }

  /// Returns the size of the text within a width, in points. It is not rounded.
  ///
  /// If the text view of an editable node has this width, the text is measured between its insets. Source:
  /// `ASTextKitComponents.mm`, `-sizeForConstrainedWidth:`.
  public func size(forConstrainedWidth constrainedWidth: CGFloat) -> CGSize {
    let text = textStorage.snapshot
    guard let laidOut = laidOut.withLock({ $0 }), laidOut.view == constrainedWidth else {
      return measuredSize(text, constrainedWidth, 0)
    }
    return measuredSize(layoutManager.adjusted(text), laidOut.text, 0)
  }

  /// Returns the size of the text within a width and a number of lines, with the height rounded up. 0 lines
  /// means no limit, and the size is not rounded.
  ///
  /// Source: `ASTextKitComponents.mm`, `-sizeForConstrainedWidth:forMaxNumberOfLines:`.
  public func size(
    forConstrainedWidth constrainedWidth: CGFloat, forMaxNumberOfLines maxNumberOfLines: Int
  ) -> CGSize {
    guard maxNumberOfLines > 0 else { return size(forConstrainedWidth: constrainedWidth) }
    let text = textStorage.snapshot
    // All lines count for the width.
    return CGSize(
      width: measuredSize(text, constrainedWidth, 0).width,
      height: measuredSize(text, constrainedWidth, maxNumberOfLines).height.rounded(.up))
  }

  private func measuredSize(
    _ text: NSAttributedString, _ width: CGFloat, _ maximumNumberOfLines: Int
  ) -> CGSize {
    RuntimeEnvironment.currentMeasurer.measure(
      RuntimeText.Content(text),
      in: RuntimeText.Container(
        size: CGSize(width: width, height: .infinity),
        maximumNumberOfLines: maximumNumberOfLines, lineBreakMode: textContainer.lineBreakMode)
    ).size
  }
}
