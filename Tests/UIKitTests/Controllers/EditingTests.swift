import Testing
import UIKit
import UIKitSimulation

/// Source: the pages of `setEditing(_:animated:)`, `editButtonItem` and `show(_:sender:)`.
@Suite("Editing and showing from controllers")
@MainActor
struct EditingTests {
  @Test("the edit button begins and ends editing and says which it does next")
  func editButton() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem)
    #expect(button.title == "Edit" && button.style == .plain && !controller.isEditing)
    button.tap()
    #expect(button.title == "Done" && button.style == .done && controller.isEditing)
    controller.isEditing = false
    #expect(button.title == "Edit")
  }

  @Test("a table controller's editing is its table's")
  func table() {
    let controller = UITableViewController(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing && controller.isEditing)
    controller.editButtonItem.tap()
    #expect(!controller.tableView.isEditing)
  }

  @Test("a controller is shown on the stack, or presented where there is none")
  func show() {
    let stage = Stage()
    let (root, next, last) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stage.show(stack)
    stage.settle()
    root.show(next, sender: nil)
    stage.settle()
    #expect(stack.topViewController === next)
    let alone = UIViewController()
    stage.show(alone)
    stage.settle()
    alone.show(last, sender: nil)
    #expect(alone.presentedViewController === last)
  }

  @Test("a list controller's subclass is notified of scrolling by its overrides")
  func scrolling() {
    final class Rows: UITableViewController {
      var offsets: [CGFloat] = []
      override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    final class Items: UICollectionViewController {
      var drags = 0
      override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }
      override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    let rows = Rows(style: .plain)
    rows.tableView.contentOffset.y = 7
    #expect(rows.offsets == [7])
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let view: UIScrollView = items.collectionView
    view.contentOffset.y = 7
    view.tapStatusBar()
    view.beginDragging()
    #expect(items.drags == 1 && view.contentOffset.y == 7)
  }
}
