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
  // The node's lock protects the values. Source: `ASCellNode.mm`, `ASTextCellNode`, `-setText:`,
  // `-setTextAttributes:` and `-setTextInsets:`.
  private var storedText: String?
  private var storedAttributes: [NSAttributedString.Key: Any]
  private var storedInsets: UIEdgeInsets

  /// The text, or `nil`, the default. A change requests layout, unless the new text is `nil`.
  ///
  /// Any thread until the node is loaded, then the main thread. Source: `ASCellNode.mm`,
  /// `ASTextCellNode`, `-setText:` and `-locked_updateAttributedText`.
  open var text: String? {
    get { withNodeLock { storedText } }
    set {
      waitForCheckout()
      let hasChanged = withNodeLock { () -> Bool in
        defer { storedText = newValue }
        return storedText != newValue
      }
      if hasChanged { updateText() }
    }
  }

  /// The attributes of the text. The default is the system font at 18 points.
  open var textAttributes: [NSAttributedString.Key: Any] {
    get { withNodeLock { storedAttributes } }
    set {
      waitForCheckout()
      let hasChanged = withNodeLock { () -> Bool in
        defer { storedAttributes = newValue }
        return !Self.areEqual(storedAttributes, newValue)
      }
      if hasChanged { updateText() }
    }
  }

  private static func areEqual(
    _ one: [NSAttributedString.Key: Any], _ other: [NSAttributedString.Key: Any]
  ) -> Bool {
    one as NSDictionary == other as NSDictionary
  }

  /// The insets of the text, in points. A change requests layout.
  open var textInsets: UIEdgeInsets {
    get { withNodeLock { storedInsets } }
    set {
      waitForCheckout()
      let hasChanged = withNodeLock { () -> Bool in
        defer { storedInsets = newValue }
        return storedInsets != newValue
      }
      if hasChanged { setNeedsLayout() }
    }
  }

  /// Creates a cell with the system font at 18 points and insets of 11 and 15 points.
  ///
  /// Any thread.
  public override init() {
    storedAttributes = [.font: UIFont.systemFont(ofSize: 18)]
    storedInsets = Self.defaultInsets
    super.init()
    automaticallyManagesSubnodes = true
  }

  /// Creates a cell with text attributes and insets in points.
  ///
  /// Any thread.
  public init(attributes textAttributes: [AnyHashable: Any], insets textInsets: UIEdgeInsets) {
    storedAttributes = Self.attributes(textAttributes)
    storedInsets = textInsets
    super.init()
    automaticallyManagesSubnodes = true
  }

  private func updateText() {
    let (text, textAttributes) = withNodeLock { (storedText, storedAttributes) }
    textNode.attributedText = text.map {
      NSAttributedString(string: $0, attributes: textAttributes)
    }
    if text != nil { setNeedsLayout() }
  }

  /// Returns the attributes of a dictionary whose keys are names or their strings. Other keys are left out.
  private static func attributes(_ values: [AnyHashable: Any]) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (name, value) in values {
      guard let name = name.base as? NSAttributedString.Key ?? key(name.base) else { continue }
      attributes[name] = value
    }
    return attributes
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
