import AsyncDisplayKit
import Testing
import UIKit
import UIKitSimulation

@testable import AdaptedApps

@Suite("Lists of adapted apps that rely on Objective-C") @MainActor
struct ListTests {
  private let stage = AppStage()

  private func show(_ node: ASDisplayNode) {
    _ = stage.show {
      let controller = UIViewController()
      node.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.addSubview(node.view)
      return controller
    }
    stage.settle()
  }

  @Test("a method with '@objc' is called though the class states Texture's protocol alone")
  func flowLayout() {
    let gallery = stage.environment.bind { ChatGallery() }
    show(gallery.node)
    let frames = (0..<3).compactMap {
      gallery.node.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minY
    }
    #expect(frames == [0, 80, 160])
    let grid = stage.environment.bind { NewsGrid() }
    show(grid.node)
    #expect(!grid.asked.isEmpty)
    #expect(
      grid.node.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 12)
  }

  @Test("of the methods of a table's delegate those with '@objc' are called")
  func table() {
    let shelf = stage.show { ShopShelf() }
    stage.settle()
    let delegate = shelf as AnyObject as? any UITableViewDelegate
    delegate?.tableView(
      shelf.node.view, performPrimaryActionForRowAt: IndexPath(row: 1, section: 0))
    #expect(shelf.primary == [1])
  }

  @Test("the offset of a scroll view can be observed until the observation ends")
  func contentOffset() {
    let header = PlayerHeader(frame: .zero)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    header.follow(scrollView)
    scrollView.contentOffset.y = 20
    scrollView.contentOffset.y = 20
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    header.stop()
    scrollView.contentOffset.y = 0
    #expect(header.offsets == [20, 30])
  }

  @Test("the bounds of a view and the content of a table can be observed")
  func boundsAndContent() {
    let (view, table) = (UIView(), UITableView())
    let layout = ChatKeyboardLayout(view: view, table: table)
    view.frame = CGRect(x: 5, y: 5, width: 30, height: 10)
    view.center = .zero
    table.contentSize = CGSize(width: 1, height: 70)
    #expect(layout.log == ["bounds 0", "bounds 30", "content 70 true"])
  }

  @Test("an observation ends when its owner lets it go")
  func frame() {
    let (shadow, first, second) = (NewsShadow(), UIView(), UIView())
    shadow.target = first
    first.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    #expect(shadow.frame == CGRect(x: 6, y: 6, width: 18, height: 18))
    shadow.target = second
    first.frame = .zero
    #expect(shadow.frame.width == 18)
    second.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(shadow.frame == CGRect(x: -4, y: -4, width: 10, height: 10))
  }
}
