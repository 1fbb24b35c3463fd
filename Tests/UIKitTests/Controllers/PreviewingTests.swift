import Testing
import UIKit
import UIKitSimulation

@Suite("Previews of a hard press")
@MainActor
struct PreviewingTests {
  private final class List: UIViewController, UIViewControllerPreviewingDelegate {
    let detail = UIViewController()
    var places: [CGPoint] = []
    var committed: UIViewController?
    var rect: CGRect?

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      places.append(location)
      rect = previewingContext.sourceRect
      return location.x < 0 ? nil : detail
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {
      committed = viewControllerToCommit
    }
  }

  @Test("the delegate makes the preview of a registered view, and shows it")
  func registration() {
    let list = List()
    list.view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    let context = list.registerForPreviewing(with: list, sourceView: list.view)
    #expect(context.sourceView === list.view && context.delegate === list)
    #expect(list.peek(in: list.view, at: CGPoint(x: 1, y: 2)) === list.detail)
    #expect(list.places == [CGPoint(x: 1, y: 2)] && list.rect == list.view.bounds)
    list.pop(in: list.view, UIViewController())
    #expect(list.committed == nil)
    list.pop(in: list.view, list.detail)
    #expect(list.committed === list.detail)
    #expect(list.peek(in: UIView(), at: .zero) == nil)
    list.unregisterForPreviewing(withContext: context)
    #expect(list.peek(in: list.view, at: .zero) == nil && list.places.count == 1)
  }

  @Test("a registration keeps its controller no longer than others do")
  func lifetime() {
    weak var gone: List?
    do {
      let list = List()
      list.registerForPreviewing(with: list, sourceView: list.view)
      gone = list
    }
    #expect(gone == nil)
  }

  @Test("an action of a preview receives itself and the controller")
  func actions() {
    var heard: [String] = []
    let action = UIPreviewAction(title: "Share", style: .destructive) { item, _ in
      heard.append(item.title)
    }
    let group = UIPreviewActionGroup(title: "More", style: .default, actions: [action])
    let controller = UIViewController()
    #expect(controller.previewActionItems.isEmpty && group.actions == [action])
    group.actions[0].handler(action, controller)
    #expect(heard == ["Share"] && action.style == .destructive && group.title == "More")
  }
}
