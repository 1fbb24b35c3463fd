import UIKit

/// A button with a title, an image and a background image for each of its states.
///
/// Texture: `ASButtonNode`. Its parts are nodes that are created on first access.
open class ASButtonNode: ASControlNode {
  // The node's lock protects the values and the parts. Source: `ASButtonNode.mm`,
  // `-setAttributedTitle:forState:` and the other accessors, which lock the node.
  private var arrangement = ButtonArrangement()
  private var titles = ControlStateValues<NSAttributedString>()
  private var images = ControlStateValues<UIImage>()
  private var backgroundImages = ControlStateValues<UIImage>()
  private var loadedTitleNode: ASTextNode?
  private var loadedImageNode: ASImageNode?
  private var loadedBackgroundImageNode: ASImageNode?

  /// The space between image and title, in points. The default is 8.
  ///
  /// Any thread.
  open var contentSpacing: CGFloat {
    get { arrangement(\.spacing) }
    set { if arrange(\.spacing, newValue) { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether image and title are side by side. The default is
  /// `true`.
  ///
  /// Any thread.
  open var laysOutHorizontally: Bool {
    get { arrangement(\.isHorizontal) }
    set { if arrange(\.isHorizontal, newValue) { setNeedsLayout() } }
  }
  /// The horizontal alignment of the content. The default is `middle`.
  ///
  /// Any thread.
  ///
  /// - Quirk: a change does not request layout. `ASButtonNode.mm`, `-setContentHorizontalAlignment:`.
  open var contentHorizontalAlignment: ASHorizontalAlignment {
    get { arrangement(\.horizontalAlignment) }
    set { arrange(\.horizontalAlignment, newValue) }
  }
  /// The vertical alignment of the content. The default is `center`.
  ///
  /// Any thread.
  ///
  /// - Quirk: a change does not request layout. `ASButtonNode.mm`, `-setContentVerticalAlignment:`.
  open var contentVerticalAlignment: ASVerticalAlignment {
    get { arrangement(\.verticalAlignment) }
    set { arrange(\.verticalAlignment, newValue) }
  }
  /// The insets of the content, in points. The default is zero.
  ///
  /// Any thread.
  ///
  /// - Quirk: a change does not request layout. `ASButtonNode.mm`, `-setContentEdgeInsets:`.
  open var contentEdgeInsets: UIEdgeInsets {
    get { arrangement(\.insets) }
    set { arrange(\.insets, newValue) }
  }
  /// The position of the image relative to the title. The default is before the title.
  ///
  /// Any thread.
  ///
  /// - Quirk: a change does not request layout. `ASButtonNode.mm`, `-setImageAlignment:`.
  open var imageAlignment: ASButtonNodeImageAlignment {
    get { arrangement(\.imageAlignment) }
    set { arrange(\.imageAlignment, newValue) }
  }

  private func arrangement<Value>(_ member: KeyPath<ButtonArrangement, Value>) -> Value {
    withNodeLock { arrangement[keyPath: member] }
  }

  /// Compares and stores a value of the arrangement, and returns whether it has changed.
  @discardableResult
  private func arrange<Value: Equatable>(
    _ member: WritableKeyPath<ButtonArrangement, Value>, _ value: Value
  ) -> Bool {
    waitForCheckout()
    return withNodeLock {
      defer { arrangement[keyPath: member] = value }
      return arrangement[keyPath: member] != value
    }
  }

  /// Creates a button without content, with the default accessibility traits.
  ///
  /// Any thread. Source: `ASButtonNode.mm`, `-init`.
  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
    accessibilityTraits = defaultAccessibilityTraits
  }

  // MARK: Parts

  /// The node of the title, layer-backed, with `flexShrink` 1; text without a color has the tint color.
  ///
  /// Any thread. Source: `ASButtonNode.mm`, `-titleNode`.
  public final var titleNode: ASTextNode {
    part(\.loadedTitleNode) {
      let node = ASTextNode()
      node.isLayerBacked = true
      node.style.flexShrink = 1
      node.textColorFollowsTintColor = true
      return node
    }
  }

  /// The node of the image, layer-backed.
  ///
  /// Any thread.
  public final var imageNode: ASImageNode {
    part(\.loadedImageNode) {
      let node = ASImageNode()
      node.isLayerBacked = true
      return node
    }
  }

  /// The node of the background image, layer-backed, scaled to fill.
  ///
  /// Any thread.
  public final var backgroundImageNode: ASImageNode {
    part(\.loadedBackgroundImageNode) {
      let node = ASImageNode()
      node.isLayerBacked = true
      node.contentMode = .scaleToFill
      return node
    }
  }

  /// Returns a part, which is created with the node's lock held, so that two threads do not create two.
  private func part<Part: ASDisplayNode>(
    _ member: ReferenceWritableKeyPath<ASButtonNode, Part?>, create: () -> Part
  ) -> Part {
    if let part = withNodeLock({ self[keyPath: member] }) { return part }
    waitForCheckout()
    return withNodeLock {
      if let part = self[keyPath: member] { return part }
      let part = create()
      self[keyPath: member] = part
      return part
    }
  }

  // MARK: Node

  /// A Boolean value that indicates whether the node is layer-backed. Setting `true` is a
  /// `layer-backing-unsupported` violation and has no effect.
  ///
  /// `supportsLayerBacking` is `true` nevertheless until the button has a target. Source:
  /// `ASButtonNode.mm`, `-setLayerBacked:`, which asserts.
  open override var isLayerBacked: Bool {
    get { super.isLayerBacked }
    set {
      guard newValue else { return super.isLayerBacked = newValue }
      report(
        .layerBackingUnsupported, "A button cannot be layer-backed.",
        remedy: "Leave isLayerBacked false, or use an image or text node without a button.")
    }
  }

  /// A Boolean value that indicates whether the button and its parts draw off the main thread; setting it
  /// creates the parts.
  ///
  /// Source: `ASButtonNode.mm`, `-setDisplaysAsynchronously:`.
  open override var displaysAsynchronously: Bool {
    get { super.displaysAsynchronously }
    set {
      super.displaysAsynchronously = newValue
      for part in [backgroundImageNode, imageNode, titleNode] as [ASDisplayNode] {
        part.displaysAsynchronously = newValue
      }
    }
  }

  /// Gives the image and the title the tint color, and draws again.
  ///
  /// Called on the main thread. An override must call super. Source: `ASButtonNode.mm`,
  /// `-tintColorDidChange`.
  @preconcurrency @MainActor open override func tintColorDidChange() {
    super.tintColorDidChange()
    let color = tintColor
    imageNode.tintColor = color
    titleNode.tintColor = color
    setNeedsDisplay()
  }

  // MARK: Content

  /// Sets a title with one font and color for a state.
  ///
  /// Any thread. The default font is the system font at 18 points. A title without a color has the tint
  /// color. Source: `ASButtonNode.mm`, `-setTitle:withFont:withColor:forState:`.
  open func setTitle(
    _ title: String, with font: UIFont?, with color: UIColor?, for state: UIControl.State
  ) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: UIFont.buttonFontSize)
    ]
    attributes[.foregroundColor] = color
    setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: state)
  }

  /// Sets the title for a state.
  ///
  /// Any thread.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    let copy = title?.copy() as? NSAttributedString
    withNodeLock { titles[state] = copy }
    updateTitle()
  }

  /// Returns the title that was set for a state.
  ///
  /// Any thread.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    withNodeLock { titles[state] }
  }

  /// Sets the image for a state.
  ///
  /// Any thread.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    withNodeLock { images[state] = image }
    updateImage()
  }

  /// Returns the image that was set for a state.
  ///
  /// Any thread.
  open func image(for state: UIControl.State) -> UIImage? { withNodeLock { images[state] } }

  /// Sets the background image for a state.
  ///
  /// Any thread.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    withNodeLock { backgroundImages[state] = image }
    updateBackgroundImage()
  }

  /// Returns the background image that was set for a state.
  ///
  /// Any thread.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    withNodeLock { backgroundImages[state] }
  }

  /// A Boolean value that indicates whether the button responds to touches. A change shows the
  /// content of the new state.
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      guard changeState(\.isEnabled, to: newValue) else { return }
      accessibilityTraits = defaultAccessibilityTraits
      updateContent()
    }
  }
  /// A Boolean value that indicates whether the button is highlighted. A change shows the content
  /// of the new state.
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { if changeState(\.isHighlighted, to: newValue) { updateContent() } }
  }
  /// A Boolean value that indicates whether the button is selected. A change shows the content of
  /// the new state.
  open override var isSelected: Bool {
    get { super.isSelected }
    set { if changeState(\.isSelected, to: newValue) { updateContent() } }
  }

  /// The default accessibility label: the button's title.
  ///
  /// Any thread.
  open override var defaultAccessibilityLabel: String? {
    withNodeLock { loadedTitleNode }?.defaultAccessibilityLabel
  }

  /// The default accessibility traits: those of a button, with `notEnabled` while it is disabled.
  ///
  /// Any thread.
  ///
  /// - Quirk: a change of ``isEnabled`` replaces traits that the app has set by the default ones.
  ///   `ASButtonNode.mm`, `-setEnabled:` and `-defaultAccessibilityTraits`.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }

  override var initialAccessibilityTraits: UIAccessibilityTraits { defaultAccessibilityTraits }

  private func updateContent() {
    updateBackgroundImage()
    updateImage()
    updateTitle()
  }

  /// Shows the value of the present state in a part, and again if another thread has meanwhile set another one.
  ///
  /// Texture holds the lock while it sets the part's text or image (`ASButtonNode.mm`, `-updateTitle`). Here
  /// the part asks supernodes, whose locks are taken before the button's.
  private func show<Value: AnyObject>(
    _ values: KeyPath<ASButtonNode, ControlStateValues<Value>>, in show: (Value?) -> Void
  ) {
    var value = shownValue(values)
    while true {
      show(value)
      let next = shownValue(values)
      if next === value { return }
      value = next
    }
  }

  private func shownValue<Value>(
    _ values: KeyPath<ASButtonNode, ControlStateValues<Value>>
  ) -> Value? {
    let values = withNodeLock { self[keyPath: values] }
    return values.shown(by: self)
  }

  private func updateTitle() {
    show(\.titles) { title in
      let shown = withNodeLock { loadedTitleNode }?.attributedText
      guard (shown?.length ?? 0) > 0 || (title?.length ?? 0) > 0, shown != title else { return }
      titleNode.attributedText = title
      accessibilityLabel = defaultAccessibilityLabel
      setNeedsLayout()
    }
  }

  private func updateImage() {
    show(\.images) { image in
      guard withNodeLock({ loadedImageNode }) != nil || image != nil else { return }
      guard imageNode.image !== image else { return }
      imageNode.image = image
      setNeedsLayout()
    }
  }

  private func updateBackgroundImage() {
    show(\.backgroundImages) { image in
      guard withNodeLock({ loadedBackgroundImageNode }) != nil || image != nil else { return }
      guard backgroundImageNode.image !== image else { return }
      backgroundImageNode.image = image
      setNeedsLayout()
    }
  }

  // MARK: Layout

  /// Returns a stack of image and title, with insets around it and the background image behind it.
  ///
  /// Any thread.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let stack = ASStackLayoutSpec()
    stack.direction = laysOutHorizontally ? .horizontal : .vertical
    stack.spacing = contentSpacing
    stack.horizontalAlignment = contentHorizontalAlignment
    stack.verticalAlignment = contentVerticalAlignment
    stack.children = contentNodes
    var spec: ASLayoutSpec = stack
    if contentEdgeInsets != .zero {
      spec = ASInsetLayoutSpec(insets: contentEdgeInsets, child: spec)
    }
    if let background = withNodeLock({ loadedBackgroundImageNode }), background.image != nil {
      spec = ASBackgroundLayoutSpec(child: spec, background: background)
    }
    return spec
  }

  /// Hides the parts that have no content.
  ///
  /// Called on the main thread. An override must call super. Source: `ASButtonNode.mm`, `-layout`.
  @preconcurrency @MainActor open override func layout() {
    super.layout()
    let (background, image, title) = withNodeLock {
      (loadedBackgroundImageNode, loadedImageNode, loadedTitleNode)
    }
    background?.isHidden = background?.image == nil
    image?.isHidden = image?.image == nil
    title?.isHidden = (title?.attributedText?.length ?? 0) == 0
  }

  private var contentNodes: [any ASLayoutElement] {
    let (image, title) = withNodeLock { (loadedImageNode, loadedTitleNode) }
    var nodes: [any ASLayoutElement] = []
    if let image, image.image != nil { nodes.append(image) }
    guard let title, title.attributedText.map({ $0.length > 0 }) == true else {
      return nodes
    }
    nodes.insert(title, at: imageAlignment == .beginning ? nodes.count : 0)
    return nodes
  }
}

/// The values by which a button arranges its parts.
struct ButtonArrangement {
  var spacing: CGFloat = 8
  var isHorizontal = true
  var horizontalAlignment = ASHorizontalAlignment.middle
  var verticalAlignment = ASVerticalAlignment.center
  var insets = UIEdgeInsets.zero
  var imageAlignment = ASButtonNodeImageAlignment.beginning
}

/// The positions of a button's image relative to the title.
public enum ASButtonNodeImageAlignment: UInt8, Hashable, Sendable {
  /// The image is before the title.
  case beginning
  /// The image is after the title.
  case end
}

/// Values for the states that a button distinguishes.
struct ControlStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  private static var known: Set<UIControl.State> {
    [.normal, .highlighted, .selected, [.selected, .highlighted], .disabled]
  }

  /// The value of a state. An unknown state is read as normal and cannot be set.
  subscript(state: UIControl.State) -> Value? {
    get { values[Self.known.contains(state) ? state : .normal] }
    set {
      guard Self.known.contains(state) else { return }
      values[state] = newValue
    }
  }

  /// Returns the value for a control's current state, or for a state that it falls back to.
  ///
  /// Source: `ASButtonNode.mm`, `-updateTitle`, `-updateImage` and `-updateBackgroundImage`.
  func shown(by control: ASControlNode) -> Value? {
    if !control.isEnabled, let value = values[.disabled] { return value }
    if control.isHighlighted, control.isSelected,
      let value = values[[.selected, .highlighted]]
    {
      return value
    }
    if control.isHighlighted, let value = values[.highlighted] { return value }
    if control.isSelected, let value = values[.selected] { return value }
    return values[.normal]
  }
}
