import UIKit

/// A node with scrolling content, whose content size may be determined by its layout spec.
///
/// Texture: `ASScrollNode`.
open class ASScrollNode: ASDisplayNode {
  // The node's lock protects the three values. Source: `ASScrollNode.mm`, `-layout` and the accessors.
  private var contentSize = CGSize.zero
  private var managesContentSize = false
  private var storedDirections: ASScrollDirection = .none
  // The largest size that the style allows, of the last measurement.
  private var largestSize = CGSize.zero
  private var advisories = AdvisoryLog()

  /// A Boolean value that indicates whether the layout spec determines the content size. The
  /// default is `false`.
  ///
  /// Any thread. Setting it to `true` makes the node scroll vertically unless it already scrolls in
  /// a direction, without a request for layout. Source: `ASScrollNode.mm`,
  /// `-setAutomaticallyManagesContentSize:`.
  open var automaticallyManagesContentSize: Bool {
    get { withNodeLock { managesContentSize } }
    set {
      waitForCheckout()
      withNodeLock {
        managesContentSize = newValue
        let scrolls = scrollsVertically || scrollsHorizontally
        if newValue, !scrolls { storedDirections = ASScrollDirectionVerticalDirections }
      }
    }
  }

  /// The directions in which the content may be larger than the node.
  ///
  /// Any thread. The default is none, which ``automaticallyManagesContentSize`` changes to
  /// vertical.
  open var scrollableDirections: ASScrollDirection {
    get { withNodeLock { storedDirections } }
    set {
      waitForCheckout()
      var former = newValue
      withNodeLock { swap(&storedDirections, &former) }
      if former != newValue { setNeedsLayout() }
    }
  }

  private var scrollsVertically: Bool {
    ASScrollDirectionContainsVerticalDirection(storedDirections)
  }

  private var scrollsHorizontally: Bool {
    ASScrollDirectionContainsHorizontalDirection(storedDirections)
  }

  /// Creates a scroll node.
  ///
  /// Any thread.
  public override init() {
    super.init()
    flags.insert(.synchronous)
  }

  /// The scroll view, created on first access.
  ///
  /// Main thread.
  @preconcurrency @MainActor open override var view: UIScrollView {
    // makeDefaultView() below is the only method that creates the view.
    super.view as! UIScrollView
  }

  @MainActor override func makeDefaultView() -> UIView { ASScrollView() }

  /// Measures the content without a limit in the scrollable directions, and the node within the
  /// range.
  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    nodeLock.lock(by: NodeLock.currentThread)
    defer { nodeLock.unlock() }
    var contentRange = constrainedSize
    if scrollsVertically { contentRange.max.height = .greatestFiniteMagnitude }
    if scrollsHorizontally { contentRange.max.width = .greatestFiniteMagnitude }
    let content = super.calculateLayoutThatFits(
      contentRange, restrictedTo: size, relativeToParentSize: parentSize)
    guard automaticallyManagesContentSize else { return content }
    contentSize = content.size
    largestSize = ASLayoutElementSizeResolve(size, parentSize).max
    let own = ownSize(constrainedSize, parentSize)
    guard isSmaller(than: own) else {
      return ASLayout(layoutElement: self, size: own, sublayouts: content.sublayouts)
    }
    // Content that is smaller than the node is measured again, so that it can fill the node.
    let filling = super.calculateLayoutThatFits(
      constrainedSize, restrictedTo: size, relativeToParentSize: parentSize)
    return ASLayout(layoutElement: self, size: own, sublayouts: filling.sublayouts)
  }

  /// Returns the parent's size within the range, or the content's size in an axis where the
  /// parent's is unknown.
  private func ownSize(_ range: ASSizeRange, _ parentSize: CGSize) -> CGSize {
    var size = ASSizeRangeClamp(range, parentSize)
    if !Self.isValid(size.width) { size.width = contentSize.width }
    if !Self.isValid(size.height) { size.height = contentSize.height }
    return size
  }

  /// Returns whether a length is valid for layout: from 0 to below half of the largest finite
  /// number.
  private static func isValid(_ length: CGFloat) -> Bool {
    length >= 0 && length < .greatestFiniteMagnitude / 2
  }

  private func isSmaller(than size: CGSize) -> Bool {
    (scrollsVertically && contentSize.height < size.height)
      || (scrollsHorizontally && contentSize.width < size.width)
  }

  /// Sets the view's content size. Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func layout() {
    super.layout()
    let (isManaged, size) = withNodeLock { (managesContentSize, contentSize) }
    guard isManaged else { return }
    hiddenContent.forEach(environment.report)
    view.contentSize = Self.isValid(size.width) && Self.isValid(size.height) ? size : calculatedSize
  }
}

/// Advisories about content that a user never sees.
extension ASScrollNode {
  /// The advisories about scrollable directions in which the content is hidden, each the first time.
  ///
  /// - Quirk: the style's size is that of the content, and not of the node; advisory `scroll-node-limits-content`. In
  ///   a parent whose size depends on its children, the node has no size; advisory `scroll-node-without-size`.
  ///   `ASScrollNode.mm`, `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`, where the size of the
  ///   parent, which is not a number, is clamped to 0.
  private var hiddenContent: [RuntimeViolation] {
    let own = calculatedSize
    return withNodeLock {
      let violations = [
        scrollsVertically
          ? hidden("height", own.height, contentSize.height, largestSize.height) : nil,
        scrollsHorizontally
          ? hidden("width", own.width, contentSize.width, largestSize.width) : nil,
      ]
      return violations.compactMap { $0 }.filter { advisories.isFirst($0.code) }
    }
  }

  private func hidden(
    _ side: String, _ own: CGFloat, _ content: CGFloat, _ largest: CGFloat
  ) -> RuntimeViolation? {
    let remedy =
      "Set the \(side) on an ASWrapperLayoutSpec around the scroll node, or on a node whose layout spec has the "
      + "scroll node as its child."
    if Self.isValid(largest), content > 0, content >= largest {
      return RuntimeViolation(
        .scrollNodeLimitsContent, severity: .advisory, subject: nodePath,
        message:
          "The \(side) of the scroll node's style is that of its content, \(content), which therefore never scrolls, "
          + "and not that of the node, \(own), as in Texture.", remedy: remedy)
    }
    guard own == 0, content > 0 else { return nil }
    return RuntimeViolation(
      .scrollNodeWithoutSize, severity: .advisory, subject: nodePath,
      message:
        "The \(side) of the scroll node is 0, since that of its parent depends on its children, as in Texture. Its "
        + "content, \(content), is not shown.", remedy: remedy)
  }
}

/// The view of a scroll node, which runs the node's layout pass.
///
/// Texture: `ASScrollView`. Main thread.
@MainActor
final class ASScrollView: UIScrollView {
  /// The class of the layer, which draws through the node.
  override class var layerClass: AnyClass { _ASDisplayLayer.self }

  /// The node's accessibility elements. Source: `ASScrollNode.mm`, `-accessibilityElements`.
  override var accessibilityElements: [Any]? {
    get { displayNode?.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }

  /// Runs the node's layout pass.
  override func layoutSubviews() {
    super.layoutSubviews()
    displayNode?.runLayoutPass()
  }

  /// Notifies the node before the view enters a window.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    displayNode?.viewWillMove(to: newWindow)
  }

  /// Notifies the node after the view has left its window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    displayNode?.viewDidMoveToWindow()
  }
}
