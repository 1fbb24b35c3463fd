import UIKit

/// A button with a title, an image and a background image for each of its states.
///
/// Texture: `ASButtonNode`. Its parts are nodes that are made when they are first needed.
open class ASButtonNode: ASControlNode {
  private var titles = ControlStateValues<NSAttributedString>()
  private var images = ControlStateValues<UIImage>()
  private var backgroundImages = ControlStateValues<UIImage>()
  private var loadedTitleNode: ASTextNode?
  private var loadedImageNode: ASImageNode?
  private var loadedBackgroundImageNode: ASImageNode?

  /// The space between image and title in points; the default is 8; any thread.
  open var contentSpacing: CGFloat = 8 {
    willSet { waitForCheckout() }
    didSet { if contentSpacing != oldValue { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether image and title stand side by side; the default is
  /// true; any thread.
  open var laysOutHorizontally = true {
    willSet { waitForCheckout() }
    didSet { if laysOutHorizontally != oldValue { setNeedsLayout() } }
  }
  /// Where the content stands across; the default is the middle; any thread.
  ///
  /// - Quirk: a change does not ask for layout.
  open var contentHorizontalAlignment = ASHorizontalAlignment.middle {
    willSet { waitForCheckout() }
  }
  /// Where the content stands from top to bottom; the default is the centre; any thread.
  ///
  /// - Quirk: a change does not ask for layout.
  open var contentVerticalAlignment = ASVerticalAlignment.center {
    willSet { waitForCheckout() }
  }
  /// The space around the content in points; the default is none; any thread.
  ///
  /// - Quirk: a change does not ask for layout.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    willSet { waitForCheckout() }
  }
  /// Where the image stands next to the title; the default is before it; any thread.
  ///
  /// - Quirk: a change does not ask for layout.
  open var imageAlignment = ASButtonNodeImageAlignment.beginning {
    willSet { waitForCheckout() }
  }

  /// Makes a button without content; any thread.
  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }

  // MARK: Parts

  /// The node of the title, layer-backed, with `flexShrink` 1; any thread.
  public final var titleNode: ASTextNode {
    if let loadedTitleNode { return loadedTitleNode }
    waitForCheckout()
    let node = ASTextNode()
    node.isLayerBacked = true
    node.style.flexShrink = 1
    loadedTitleNode = node
    return node
  }

  /// The node of the image, layer-backed; any thread.
  public final var imageNode: ASImageNode {
    if let loadedImageNode { return loadedImageNode }
    waitForCheckout()
    let node = ASImageNode()
    node.isLayerBacked = true
    loadedImageNode = node
    return node
  }

  /// The node of the background image, layer-backed, scaled to fill; any thread.
  public final var backgroundImageNode: ASImageNode {
    if let loadedBackgroundImageNode { return loadedBackgroundImageNode }
    waitForCheckout()
    let node = ASImageNode()
    node.isLayerBacked = true
    node.contentMode = .scaleToFill
    loadedBackgroundImageNode = node
    return node
  }

  // MARK: Content

  /// Sets a title of one font and colour for a state; any thread.
  ///
  /// Without a font the title has the system's at 18 points, without a colour it is black.
  open func setTitle(
    _ title: String, with font: UIFont?, with color: UIColor?, for state: UIControl.State
  ) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: UIFont.buttonFontSize), .foregroundColor: color ?? .black,
    ]
    setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: state)
  }

  /// Sets the title for a state; any thread.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state] = title?.copy() as? NSAttributedString
    updateTitle()
  }

  /// Returns the title that was set for a state; any thread.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { titles[state] }

  /// Sets the image for a state; any thread.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    updateImage()
  }

  /// Returns the image that was set for a state; any thread.
  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  /// Sets the background image for a state; any thread.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    updateBackgroundImage()
  }

  /// Returns the background image that was set for a state; any thread.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// A Boolean value that indicates whether touches are followed; a change shows the content of the
  /// new state.
  open override var isEnabled: Bool {
    didSet {
      guard isEnabled != oldValue else { return }
      accessibilityTraits = defaultAccessibilityTraits
      updateContent()
    }
  }
  /// A Boolean value that indicates whether a finger rests on the button; a change shows the
  /// content of the new state.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateContent() } }
  }
  /// A Boolean value that indicates whether the button is chosen; a change shows the content of the
  /// new state.
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateContent() } }
  }

  /// The title; any thread.
  open override var defaultAccessibilityLabel: String? {
    loadedTitleNode?.defaultAccessibilityLabel
  }

  /// Those of a button, which is not enabled while it is not; any thread.
  ///
  /// - Quirk: they replace what was set as soon as ``isEnabled`` changes.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }

  private func updateContent() {
    updateBackgroundImage()
    updateImage()
    updateTitle()
  }

  private func updateTitle() {
    let title = titles.shown(by: self)
    guard loadedTitleNode != nil || title.map({ $0.length > 0 }) == true else { return }
    guard titleNode.attributedText != title else { return }
    titleNode.attributedText = title
    accessibilityLabel = defaultAccessibilityLabel
    setNeedsLayout()
  }

  private func updateImage() {
    let image = images.shown(by: self)
    guard loadedImageNode != nil || image != nil, imageNode.image != image else { return }
    imageNode.image = image
    setNeedsLayout()
  }

  private func updateBackgroundImage() {
    let image = backgroundImages.shown(by: self)
    guard loadedBackgroundImageNode != nil || image != nil else { return }
    guard backgroundImageNode.image != image else { return }
    backgroundImageNode.image = image
    setNeedsLayout()
  }

  // MARK: Layout

  /// Places image and title in a stack, insets around them and the background behind; any thread.
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
    if let background = loadedBackgroundImageNode, background.image != nil {
      spec = ASBackgroundLayoutSpec(child: spec, background: background)
    }
    return spec
  }

  private var contentNodes: [any ASLayoutElement] {
    var nodes: [any ASLayoutElement] = []
    if let image = loadedImageNode, image.image != nil { nodes.append(image) }
    guard let title = loadedTitleNode, title.attributedText.map({ $0.length > 0 }) == true else {
      return nodes
    }
    nodes.insert(title, at: imageAlignment == .beginning ? nodes.count : 0)
    return nodes
  }
}

/// Where a button's image stands next to the title.
public enum ASButtonNodeImageAlignment: Int, Hashable, Sendable {
  /// Before the title.
  case beginning
  /// After the title.
  case end
}

/// A value for each of the states that a button tells apart.
struct ControlStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  private static var known: Set<UIControl.State> {
    [.normal, .highlighted, .selected, [.selected, .highlighted], .disabled]
  }

  /// The value of a state; a state that a button does not know reads as normal and cannot be set.
  subscript(state: UIControl.State) -> Value? {
    get { values[Self.known.contains(state) ? state : .normal] }
    set {
      guard Self.known.contains(state) else { return }
      values[state] = newValue
    }
  }

  /// Returns the value that a control shows: of the first of its states that has one.
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
