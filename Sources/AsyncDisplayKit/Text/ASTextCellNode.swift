import UIKit

/// A cell with a single text and insets.
///
/// Texture: `ASTextCellNode`.
open class ASTextCellNode: ASCellNode {
  /// The default insets: 11 points at top and bottom, 15 at the sides.
  private static let defaultInsets = UIEdgeInsets(top: 11, left: 15, bottom: 11, right: 15)

  /// The node that shows the text.
  ///
  /// Any thread.
  public final let textNode = ASTextNode()

  /// The text. A change requests layout.
  ///
  /// Any thread until the node is loaded, then the main thread.
  open var text = "" {
    didSet {
      guard text != oldValue || !isTextSet else { return }
      isTextSet = true
      updateText()
    }
  }
  /// A Boolean value that indicates whether a text was set. Attributes alone request no layout.
  ///
  /// Source: `ASCellNode.mm`, `ASTextCellNode`, `-locked_updateAttributedText`.
  private var isTextSet = false

  /// The attributes of the text. The default is the system font at 18 points.
  open var textAttributes: [AnyHashable: Any] {
    didSet { if !Self.areEqual(textAttributes, oldValue) { updateText() } }
  }

  private static func areEqual(_ one: [AnyHashable: Any], _ other: [AnyHashable: Any]) -> Bool {
    one as NSDictionary == other as NSDictionary
  }

  /// The insets of the text, in points. A change requests layout.
  open var textInsets: UIEdgeInsets {
    didSet { if textInsets != oldValue { setNeedsLayout() } }
  }

  /// Creates a cell with the system font at 18 points and insets of 11 and 15 points.
  ///
  /// Any thread.
  public convenience override init() {
    self.init(
      attributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 18)],
      insets: Self.defaultInsets)
  }

  /// Creates a cell with text attributes and insets in points.
  ///
  /// Any thread.
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
    if isTextSet { setNeedsLayout() }
  }

  private static func key(_ name: Any) -> NSAttributedString.Key? {
    (name as? String).map { NSAttributedString.Key(rawValue: $0) }
  }

  /// Returns an inset spec with the text.
  ///
  /// Any thread.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: textInsets, child: textNode)
  }
}
