import UIKit

/// A cell with a single text in insets.
///
/// Texture: `ASTextCellNode`.
open class ASTextCellNode: ASCellNode {
  /// The insets that a cell has unless it is given others: 11 above and below, 15 at the sides.
  private static let defaultInsets = UIEdgeInsets(top: 11, left: 15, bottom: 11, right: 15)

  /// The node that shows the text; any thread.
  public final let textNode = ASTextNode()

  /// The text; a change asks for layout; any thread until load, then the main one.
  open var text = "" {
    didSet { if text != oldValue { updateText() } }
  }

  /// The attributes of the text; the default is the system's font at 18 points.
  open var textAttributes: [AnyHashable: Any] {
    didSet { updateText() }
  }

  /// The space around the text in points; a change asks for layout.
  open var textInsets: UIEdgeInsets {
    didSet { if textInsets != oldValue { setNeedsLayout() } }
  }

  /// Makes a cell with the system's font at 18 points and insets of 11 and 15; any thread.
  public convenience override init() {
    self.init(
      attributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 18)],
      insets: Self.defaultInsets)
  }

  /// Makes a cell with text attributes and insets in points; any thread.
  public init(attributes textAttributes: [AnyHashable: Any], insets textInsets: UIEdgeInsets) {
    self.textAttributes = textAttributes
    self.textInsets = textInsets
    super.init()
    automaticallyManagesSubnodes = true
  }

  private func updateText() {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (key, value) in textAttributes {
      guard let name = key.base as? NSAttributedString.Key ?? Self.key(key.base) else { continue }
      attributes[name] = value
    }
    textNode.attributedText = NSAttributedString(string: text, attributes: attributes)
    setNeedsLayout()
  }

  private static func key(_ name: Any) -> NSAttributedString.Key? {
    (name as? String).map { NSAttributedString.Key(rawValue: $0) }
  }

  /// Places the text in its insets; any thread.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: textInsets, child: textNode)
  }
}
