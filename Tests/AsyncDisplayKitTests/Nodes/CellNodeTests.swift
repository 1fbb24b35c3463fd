import Testing
import UIKit

@testable import AsyncDisplayKit

/// A container that counts the cells whose size may have changed.
@MainActor
private final class SizeListener: ASCellNodeInteractionDelegate {
  var count = 0

  func nodeDidInvalidateSize(_ node: ASCellNode) { count += 1 }
  func nodeSelectedStateDidChange(_ node: ASCellNode) {}
  func nodeHighlightedStateDidChange(_ node: ASCellNode) {}
  func indexPath(of node: ASCellNode) -> IndexPath? { nil }
}

/// A node with content of a changing size.
private final class GrowingNode: ASDisplayNode {
  var contentSize = CGSize(width: 10, height: 10)

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { contentSize }
}

/// A cell that counts how often it is measured.
private final class CountingCell: ASCellNode {
  let content = GrowingNode()
  var measurings = 0

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    measurings += 1
    return ASRelativeLayoutSpec(
      horizontalPosition: .start, verticalPosition: .start, sizingOption: [], child: content)
  }
}

@MainActor
struct CellNodeTests {
  // Source: `ASCellNode.mm`, `-_rootNodeDidInvalidateSize`; `ASDisplayNode+Layout.mm`,
  // `-_u_setNeedsLayoutFromAbove`.
  @Test("a cell whose subnode grows tells its container, which measures it, even if its size stays")
  func invalidatedSize() {
    withNodeEnvironment { _, _ in
      let (cell, listener) = (CountingCell(), SizeListener())
      cell.interactionDelegate = listener
      let size = CGSize(width: 100, height: 100)
      _ = cell.layoutThatFits(ASSizeRangeMake(size, size))
      cell.frame = CGRect(origin: .zero, size: size)
      cell.view.layoutIfNeeded()
      #expect(cell.content.frame.size == CGSize(width: 10, height: 10))
      let measurings = cell.measurings
      cell.content.contentSize = CGSize(width: 20, height: 20)
      cell.content.setNeedsLayout()
      cell.content.layoutIfNeeded()
      #expect(listener.count == 1 && cell.measurings == measurings)
      #expect(cell.frame.size == size)
    }
  }

  @Test("a cell clips and is never layer-backed")
  func defaults() {
    withNodeEnvironment { _, log in
      let cell = ASCellNode()
      #expect(cell.clipsToBounds)
      #expect(!cell.isSelected)
      #expect(!cell.isHighlighted)
      #expect(!cell.neverShowPlaceholders)
      #expect(cell.separatorInset == .zero)
      #expect(cell.indexPath == nil)
      cell.isLayerBacked = true
      #expect(!cell.isLayerBacked)
      #expect(log.codes == [.layerBackedCell])
    }
  }

  @Test("a view controller is made at load, fills the cell, and the cell does not clip")
  func viewControllerForm() {
    withNodeEnvironment { _, log in
      var order: [String] = []
      let controller = UIViewController()
      let cell = ASCellNode(
        viewControllerBlock: {
          order.append("block")
          return controller
        },
        didLoad: { node in
          #expect((node as? ASCellNode)?.viewController === controller)
          order.append("did load")
        })
      #expect(order.isEmpty)
      #expect(!cell.clipsToBounds && cell.selectionStyle == .none)
      #expect(cell.viewController === controller)
      #expect(order == ["block", "did load"])
      #expect(cell.subnodes.count == 1)
      cell.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      cell.view.layoutIfNeeded()
      #expect(controller.view.superview === cell.view)
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
      #expect(log.codes == [.unclippedControllerCell])
      #expect(log.all.first?.severity == .advisory)
      _ = ASCellNode(viewControllerBlock: { UIViewController() }, didLoad: nil).view
      #expect(log.all.count == 1)
    }
  }

  @Test("a node's controller gives the cell its own node")
  func nodeControllerForm() {
    withNodeEnvironment { _, _ in
      let inner = ASDisplayNode()
      let cell = ASCellNode(
        viewControllerBlock: { ASDKViewController(node: inner) }, didLoad: nil)
      _ = cell.view
      #expect(cell.subnodes == [inner])
      #expect(cell.viewController?.isViewLoaded == true)
    }
  }

  @Test("a cell around a view is synchronous and has that view")
  func viewForm() {
    withNodeEnvironment { _, _ in
      let view = UIView()
      let cell = ASCellNode(viewBlock: { view })
      #expect(cell.isSynchronous)
      #expect(cell.view === view)
    }
  }

  @Test("a selection set by the app reaches the container once, also from the background")
  func selectionReachesContainer() {
    withNodeEnvironment { scheduler, _ in
      let container = StubContainer()
      let cell = ASCellNode()
      cell.isSelected = true
      cell.interactionDelegate = container
      cell.isSelected = true
      #expect(container.selected.isEmpty)
      cell.isSelected = false
      #expect(container.selected == [false])
      inBackgroundRole { cell.isHighlighted = true }
      #expect(container.highlighted.isEmpty)
      scheduler.drain()
      #expect(container.highlighted == [true])
    }
  }

  @Test("a selection that the container shows does not come back to it")
  func selectionIsMirrored() {
    final class Observing: ASCellNode {
      var seen: [Bool] = []
      override var isSelected: Bool { didSet { seen.append(isSelected) } }
      override var isHighlighted: Bool { didSet { seen.append(isHighlighted) } }
    }
    withNodeEnvironment { _, _ in
      let container = StubContainer()
      let cell = Observing()
      cell.interactionDelegate = container
      cell.mirrorSelection(true)
      cell.mirrorHighlight(true)
      #expect(cell.isSelected)
      #expect(cell.isHighlighted)
      #expect(cell.seen == [true, true])
      cell.mirrorSelection(true)
      cell.mirrorHighlight(true)
      #expect(cell.seen == [true, true])
      #expect(container.selected.isEmpty)
      #expect(container.highlighted.isEmpty)
    }
  }

  @Test("a model of the same class may take over, and only no model matches none")
  func canUpdate() {
    withNodeEnvironment { _, _ in
      let cell = ASCellNode()
      #expect(!cell.canUpdate(toNodeModel: "text"))
      cell.nodeModel = "text"
      #expect(cell.canUpdate(toNodeModel: "other"))
      #expect(!cell.canUpdate(toNodeModel: 3))
    }
  }

  @Test("the index path is the container's answer")
  func indexPath() {
    withNodeEnvironment { _, _ in
      let container = StubContainer()
      container.path = IndexPath(item: 3, section: 1)
      let cell = ASCellNode()
      cell.interactionDelegate = container
      #expect(cell.indexPath == IndexPath(item: 3, section: 1))
      container.path = nil
      #expect(cell.indexPath == nil)
    }
  }

  @Test("each new attributes object is applied once, nil is not")
  func layoutAttributes() {
    final class Applying: ASCellNode {
      var applied: [CGFloat] = []
      override func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        applied.append(layoutAttributes.frame.minY)
      }
    }
    withNodeEnvironment { _, _ in
      let cell = Applying()
      let first = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      let second = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      second.frame = CGRect(x: 0, y: 5, width: 1, height: 1)
      for attributes in [first, first, second, nil, second] { cell.layoutAttributes = attributes }
      #expect(cell.applied == [0, 5, 5])
      #expect(cell.layoutAttributes === second)
    }
  }

  final class Eventful: ASCellNode {
    var events: [ASCellNodeVisibilityEvent] = []
    var frames: [CGRect] = []
    var scrollViews: [UIScrollView?] = []
    override func cellNodeVisibilityEvent(
      _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?,
      withCellFrame cellFrame: CGRect
    ) {
      super.cellNodeVisibilityEvent(event, in: scrollView, withCellFrame: cellFrame)
      events.append(event)
      frames.append(cellFrame)
      scrollViews.append(scrollView)
    }
  }

  // Source: `ASCellNode.mm`, `-handleVisibilityChange:`.
  @Test(
    "while a container displays the cell, visibility comes with its scroll view and the frame in it"
  )
  func visibilityEvents() {
    withNodeEnvironment { scheduler, _ in
      let window = makeWindow()
      let scrollView = UIScrollView(frame: window.bounds)
      window.addSubview(scrollView)
      let cell = Eventful()
      cell.enterHierarchyState(.rangeManaged)
      cell.frame = CGRect(x: 0, y: 30, width: 10, height: 20)
      scrollView.addSubview(cell.view)
      cell.displayingScrollView = scrollView
      cell.recursivelySetInterfaceState(.inHierarchy)
      cell.displayingScrollView = nil
      cell.recursivelySetInterfaceState([.measureLayout, .preload, .display])
      #expect(cell.events == [.visible, .invisible])
      #expect(cell.frames == [CGRect(x: 0, y: 30, width: 10, height: 20), .zero])
      #expect(cell.scrollViews == [scrollView, nil])
      #expect(ASCellNodeVisibilityEvent.didStopScrolling.rawValue == 5)
    }
  }

  @Test("where placeholders must not show, becoming visible draws the subtree before it returns")
  func neverShowPlaceholders() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let cell = ASCellNode()
      cell.enterHierarchyState(.rangeManaged)
      cell.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let children = ["a", "b", "c"].map { DrawingNode($0, log) }
      for child in children { cell.addSubnode(child) }
      cell.neverShowPlaceholders = true
      let window = makeWindow()
      window.addSubview(cell.view)
      cell.recursivelySetInterfaceState(.inHierarchy)
      #expect(log.all.sorted() == ["a background", "b background", "c background"])
      #expect(children.allSatisfy { $0.contents != nil })
      scheduler.drain()
      #expect(log.all.count == 3)
    }
  }

  @Test("with real threads the subnodes of a waiting cell draw at the same time")
  func concurrentDrawing() async {
    let scheduler = RuntimeScheduling.LiveScheduler()
    let log = ViolationLog()
    let environment = RuntimeEnvironment(
      scheduler: scheduler, violationHandler: log.handler
    ).withOwnApplication
    environment.bind {
      let meeting = DrawingMeeting(size: 2)
      let cell = ASCellNode()
      cell.enterHierarchyState(.rangeManaged)
      cell.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let children = (0..<2).map { _ in MeetingNode(meeting) }
      for child in children { cell.addSubnode(child) }
      cell.neverShowPlaceholders = true
      let window = makeWindow()
      window.addSubview(cell.view)
      cell.recursivelySetInterfaceState(.inHierarchy)
      #expect(meeting.hasMet)
      #expect(children.allSatisfy { $0.contents != nil })
    }
    await environment.scheduler.settle()
    #expect(log.all.isEmpty)
  }
}

@MainActor
struct TableCellPropertyTests {
  @Test("what a table's cell shows starts with its documented values")
  func properties() {
    withNodeEnvironment { _, _ in
      let cell = ASCellNode()
      #expect(cell.selectionStyle == .default)
      #expect(cell.focusStyle == .default)
      #expect(cell.accessoryType == .none)
      #expect(cell.backgroundView == nil)
      cell.selectionStyle = .none
      cell.accessoryType = .checkmark
      inBackgroundRole {
        cell.separatorInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
      }
      #expect(cell.selectionStyle == .none && cell.accessoryType == .checkmark)
      #expect(cell.separatorInset.left == 8)
    }
  }

  @Test(
    "a layout over the accessory view is remarked once",
    arguments: [
      (287.0, UITableViewCell.AccessoryType.checkmark, false), (288, .checkmark, true),
      (320, .disclosureIndicator, true), (320, .none, false),
    ])
  func accessory(width: CGFloat, type: UITableViewCell.AccessoryType, isRemarked: Bool) {
    withNodeEnvironment { _, log in
      let tableCell = UITableViewCell(style: .default, reuseIdentifier: nil)
      tableCell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      let cell = ASCellNode()
      cell.accessoryType = type
      cell.frame = tableCell.bounds
      let child = ASDisplayNode()
      child.frame = CGRect(x: 0, y: 0, width: width, height: 44)
      cell.addSubnode(child)
      tableCell.contentView.addSubview(cell.view)
      for _ in 0..<2 {
        cell.view.setNeedsLayout()
        cell.view.layoutIfNeeded()
      }
      #expect(log.codes == (isRemarked ? [.contentBelowAccessoryView] : []))
      #expect(log.all.allSatisfy { $0.severity == .advisory })
    }
  }
}
