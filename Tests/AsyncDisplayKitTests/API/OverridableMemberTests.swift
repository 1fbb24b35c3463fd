// Without `@testable`, as an app sees the module: what is not open cannot be overridden here.
import AsyncDisplayKit
import Testing
import UIKit

@Suite("Members of nodes that apps override")
@MainActor
struct OverridableMemberTests {
  private final class Table: ASTableNode {
    var log: [String] = []
    override func reloadData() {
      log.append("reload")
      super.reloadData()
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      log.append("insert \(indexPaths.count)")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func performBatch(
      animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      log.append("batch")
      super.performBatch(animated: animated, updates: updates, completion: completion)
    }
    override var contentInset: UIEdgeInsets { didSet { log.append("inset") } }
    override var inverted: Bool { didSet { log.append("inverted") } }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      log.append("offset \(contentOffset.y)")
      super.setContentOffset(contentOffset, animated: animated)
    }
    override func scrollToRow(
      at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) { log.append("scroll") }
  }

  @Test("a table node's edits, insets and scrolling go through the subclass")
  func tables() {
    let node = Table(style: .plain)
    node.reloadData()
    var isUpdated = false
    node.performBatchUpdates { isUpdated = true }
    node.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    node.contentInset.top = 5
    node.inverted = true
    node.contentOffset = CGPoint(x: 0, y: 3)
    node.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(
      node.log == ["reload", "batch", "insert 1", "inset", "inverted", "offset 3.0", "scroll"])
    #expect(isUpdated && node.contentInset.top == 5 && node.inverted)
    #expect(node.contentOffset.y == 3)
  }

  private final class Pages: ASPagerNode {
    var log: [String] = []
    override func scrollToPage(at index: Int, animated: Bool) {
      log.append("page \(index)")
      super.scrollToPage(at: index, animated: animated)
    }
    override func scrollToItem(
      at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { log.append("item \(indexPath.item)") }
    override var currentPageIndex: Int { 7 }
    override func insertItems(at indexPaths: [IndexPath]) { log.append("insert") }
    override func reloadData() { log.append("reload") }
    override var contentInset: UIEdgeInsets { didSet { log.append("inset") } }
  }

  @Test("a pager's and a collection's moves and edits go through the subclass")
  func pagers() {
    let node = Pages()
    node.scrollToPage(at: 2, animated: false)
    node.insertItems(at: [])
    node.reloadData()
    node.contentInset = .zero
    #expect(node.log == ["page 2", "item 2", "insert", "reload", "inset"])
    #expect(node.currentPageIndex == 7)
  }

  private final class Editor: ASEditableTextNode {
    var changes = 0
    override var keyboardAppearance: UIKeyboardAppearance {
      get { super.keyboardAppearance }
      set {
        guard newValue != keyboardAppearance else { return }
        changes += 1
        super.keyboardAppearance = newValue
      }
    }
    override var returnKeyType: UIReturnKeyType {
      get { .send }
      set {}
    }
    override var textView: UITextView {
      let view = super.textView
      view.accessibilityIdentifier = "editor"
      return view
    }
  }

  @Test("what an editor asks of the keyboard goes through the subclass")
  func editors() {
    let node = Editor()
    node.keyboardAppearance = .dark
    node.keyboardAppearance = .dark
    #expect(node.changes == 1 && node.keyboardAppearance == .dark && node.returnKeyType == .send)
    #expect(node.textView.accessibilityIdentifier == "editor")
    #expect(node.textView.keyboardAppearance == .dark)
  }

  private final class Third: ASDisplayNode {
    var log: [String] = []
    override func asyncTraitCollectionDidChange(
      withPreviousTraitCollection previousTraitCollection: ASPrimitiveTraitCollection
    ) {
      super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previousTraitCollection)
      let former = previousTraitCollection.userInterfaceStyle
      log.append("\(former.rawValue) \(asyncTraitCollection().userInterfaceStyle.rawValue)")
    }
    override func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {
      log.append("optional")
      super.touchesCancelled(touches, with: event)
    }
    override var isLayerBacked: Bool { didSet { log.append("layer \(isLayerBacked)") } }
    override func onDidLoad(_ body: @escaping ASDisplayNodeDidLoadBlock) {
      log.append("on load")
      super.onDidLoad(body)
    }
  }

  private final class Second: ASControlNode {
    var log: [String] = []
    override func asyncTraitCollectionDidChange() {
      super.asyncTraitCollectionDidChange()
      log.append("traits")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("plain")
      super.touchesCancelled(touches, with: event)
    }
  }

  @Test("a change of traits is reported in the spelling of either version of Texture")
  func traits() {
    let (third, second) = (Third(), Second())
    var dark = ASPrimitiveTraitCollection()
    dark.userInterfaceStyle = .dark
    for node in [third, second] {
      _ = node.view
      ASTraitCollectionPropagateDown(node, dark)
      ASTraitCollectionPropagateDown(node, dark)
    }
    #expect(third.log == ["0 2"] && second.log == ["traits"])
  }

  @Test("cancelled touches are reported in either spelling, and reach the base class once")
  func cancelledTouches() {
    let (third, second) = (Third(), Second())
    third.view.touchesCancelled([], with: nil)
    second.view.touchesCancelled([], with: nil)
    #expect(third.log == ["optional"] && second.log == ["plain"])
  }

  @Test("layer backing and closures for load time go through the subclass")
  func loading() {
    let (node, plain) = (Third(), Third())
    node.isLayerBacked = true
    var loads = 0
    node.onDidLoad { _ in loads += 1 }
    _ = node.layer
    #expect(node.log == ["layer true", "on load"] && loads == 1)
    #expect(!plain.isLayerBacked && plain.log.isEmpty)
  }

  private final class Controller: ASDKViewController<ASDisplayNode> {
    var asked = 0
    override func nodeConstrainedSize() -> ASSizeRange {
      asked += 1
      return ASSizeRangeMake(CGSize(width: 70, height: 30))
    }
  }

  @Test("a controller measures its node for new traits in the subclass's range")
  func constrainedSize() {
    let (controller, plain) = (
      Controller(node: ASDisplayNode()), ASDKViewController(node: ASDisplayNode())
    )
    for controller in [controller, plain] {
      controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    }
    #expect(plain.nodeConstrainedSize() == ASSizeRangeMake(CGSize(width: 50, height: 60)))
    controller.overrideDisplayTraitsWithTraitCollection = { _ in
      let traits = ASPrimitiveTraitCollection(UITraitCollection(userInterfaceStyle: .dark))
      return ASTraitCollection(primitiveTraitCollection: traits)
    }
    controller.traitCollectionDidChange(nil)
    #expect(controller.asked > 0)
    #expect(
      controller.node.constrainedSizeForCalculatedLayout
        == ASSizeRangeMake(CGSize(width: 70, height: 30)))
  }
}
