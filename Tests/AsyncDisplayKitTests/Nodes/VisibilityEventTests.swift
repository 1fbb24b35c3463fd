import Testing
import UIKit

@testable import AsyncDisplayKit

/// Rules of Texture's sources about cell classes that override the method of visibility events.
@Suite("Visibility events of cells") @MainActor
struct VisibilityEventTests {
  private class Listening: ASCellNode {
    var events: [ASCellNodeVisibilityEvent] = []

    override func cellNodeVisibilityEvent(
      _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?,
      withCellFrame cellFrame: CGRect
    ) {
      super.cellNodeVisibilityEvent(event, in: scrollView, withCellFrame: cellFrame)
      events.append(event)
    }
  }

  private final class Heir: Listening {}

  /// A class that overrides every other method and adds its own.
  private class Other: ASTextCellNode {
    override func canUpdate(toNodeModel nodeModel: Any) -> Bool { true }
    override func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    override func didLoad() { super.didLoad() }
    override func layout() { super.layout() }
    override func didExitVisibleState() { super.didExitVisibleState() }
    override var isSelected: Bool { didSet {} }
    func ownEvent() {}
  }

  private final class Generic<Value>: ASCellNode {
    var value: Value?
    override func cellNodeVisibilityEvent(
      _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?,
      withCellFrame cellFrame: CGRect
    ) {}
  }

  // Source: `ASCellNode.mm`, `+requestsVisibilityNotifications`.
  @Test(
    "a class requests events if it or a superclass overrides their method",
    arguments: [
      (Listening.self, true), (Heir.self, true), (Generic<Int>.self, true),
      (ASCellNode.self, false),
      (ASTextCellNode.self, false), (Other.self, false),
    ] as [(ASCellNode.Type, Bool)])
  func requests(_ cellClass: ASCellNode.Type, _ expected: Bool) {
    #expect(VisibilityEventOverride.isOverridden(by: cellClass) == expected)
  }

  // Source: `_ASCollectionViewCell.mm`, `-consumesCellNodeVisibilityEvents`.
  @Test("a cell consumes events only for a node whose class requests them")
  func consumes() throws {
    let host = ContainerHost()
    let source = HeldNodeSource()
    source.nodes = [Listening(), ASCellNode()]
    let node = host.show(ASCollectionNode.flow()) {
      $0.dataSource = source
      $0.delegate = source
    }
    host.settle()
    let consumed = (0..<2).map { item in
      let cell = node.cellForItem(at: IndexPath(item: item, section: 0)) as? _ASCollectionViewCell
      return cell?.consumesCellNodeVisibilityEvents
    }
    #expect(consumed == [true, false])
  }

  // Source: `ASCellNode.mm`, `-handleVisibilityChange:`, which asks the view's superview.
  @Test("a node that becomes visible loads its view only if its class requests events")
  func loadsView() {
    withNodeEnvironment { _, _ in
      let (listening, other) = (Listening(), Other())
      listening.didEnterVisibleState()
      other.didEnterVisibleState()
      #expect(listening.isNodeLoaded && listening.events == [.visible])
      #expect(!other.isNodeLoaded)
    }
  }
}
