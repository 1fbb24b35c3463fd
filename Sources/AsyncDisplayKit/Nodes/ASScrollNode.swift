import UIKit

/// A node whose content scrolls, and whose content size may come from its layout spec.
///
/// Texture: `ASScrollNode`.
open class ASScrollNode: ASDisplayNode {
  private var contentSize = CGSize.zero

  /// A Boolean value that indicates whether the content size is that of the layout spec; the
  /// default is false; any thread.
  ///
  /// Turning it on makes the node scroll vertically if it scrolls in no direction yet.
  open var automaticallyManagesContentSize = false {
    didSet {
      guard automaticallyManagesContentSize, !scrollsVertically, !scrollsHorizontally else {
        return
      }
      scrollableDirections = ASScrollDirectionVerticalDirections
    }
  }

  /// The directions in which the content may be larger than the node; any thread.
  ///
  /// The default is none, which ``automaticallyManagesContentSize`` changes to vertical.
  open var scrollableDirections: ASScrollDirection = .none {
    didSet { if scrollableDirections != oldValue { setNeedsLayout() } }
  }

  private var scrollsVertically: Bool {
    ASScrollDirectionContainsVerticalDirection(scrollableDirections)
  }

  private var scrollsHorizontally: Bool {
    ASScrollDirectionContainsHorizontalDirection(scrollableDirections)
  }

  /// Makes a scroll node; any thread.
  public override init() {
    super.init()
    flags.insert(.synchronous)
  }

  /// The scroll view, made when first asked for; main thread.
  @preconcurrency @MainActor open override var view: UIScrollView {
    // The view is made by makeDefaultView() below, and by nothing else.
    super.view as! UIScrollView
  }

  override class var drawsNothing: Bool { true }

  @MainActor override func makeDefaultView() -> UIView { ASScrollView() }

  /// Measures the content without a limit where it scrolls, and itself within the range.
  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    var contentRange = constrainedSize
    if scrollsVertically { contentRange.max.height = .greatestFiniteMagnitude }
    if scrollsHorizontally { contentRange.max.width = .greatestFiniteMagnitude }
    let content = super.calculateLayoutThatFits(
      contentRange, restrictedTo: size, relativeToParentSize: parentSize)
    guard automaticallyManagesContentSize else { return content }
    contentSize = content.size
    let own = ownSize(constrainedSize, parentSize)
    guard isSmaller(than: own) else {
      return ASLayout(layoutElement: self, size: own, sublayouts: content.sublayouts)
    }
    // Content that is smaller than the node is measured again, so that it can fill the node.
    let filling = super.calculateLayoutThatFits(
      constrainedSize, restrictedTo: size, relativeToParentSize: parentSize)
    return ASLayout(layoutElement: self, size: own, sublayouts: filling.sublayouts)
  }

  /// Returns the parent's size within the range, or the content's where the parent has none.
  private func ownSize(_ range: ASSizeRange, _ parentSize: CGSize) -> CGSize {
    var size = ASSizeRangeClamp(range, parentSize)
    if !Self.isValid(size.width) { size.width = contentSize.width }
    if !Self.isValid(size.height) { size.height = contentSize.height }
    return size
  }

  /// Tells whether a layout can have a length: one far below the greatest number.
  private static func isValid(_ length: CGFloat) -> Bool {
    length >= 0 && length < .greatestFiniteMagnitude / 2
  }

  private func isSmaller(than size: CGSize) -> Bool {
    (scrollsVertically && contentSize.height < size.height)
      || (scrollsHorizontally && contentSize.width < size.width)
  }

  /// Sets the view's content size. Called on the main thread; an override must call super.
  @preconcurrency @MainActor open override func layout() {
    super.layout()
    guard automaticallyManagesContentSize else { return }
    let isValid = Self.isValid(contentSize.width) && Self.isValid(contentSize.height)
    view.contentSize = isValid ? contentSize : calculatedSize
  }
}

/// The view of a scroll node, which passes layout to the node.
///
/// Texture: `ASScrollView`. Main thread.
@MainActor
final class ASScrollView: UIScrollView {
  /// The class of the layer, which draws through the node.
  override class var layerClass: AnyClass { _ASDisplayLayer.self }

  /// Runs the node's layout pass.
  override func layoutSubviews() {
    super.layoutSubviews()
    displayNode?.runLayoutPass()
  }

  /// Tells the node that its layer came into a window or left it.
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    displayNode?.layerOrderChanged(event)
    return super.action(for: layer, forKey: event)
  }
}
