import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// A source and delegate that asks its container everything from every callback.
@MainActor
protocol ReenteringSource: AnyObject {
  associatedtype Node: ASDisplayNode

  /// Makes the container.
  func makeNode() -> Node
  /// Reloads the first item, and edits where the end of that is reported.
  func reloadFirst(of node: Node)
  /// Selects the first item by touch.
  func touchFirst(of node: Node)
  /// Waits for the container's updates.
  func waitForUpdates(of node: Node)
  /// The view of the container.
  func scrollView(of node: Node) -> UIScrollView
}

extension ReenteringSource {
  /// Goes through reloading, selecting and scrolling over a stepped scheduler.
  func exercise(in host: ContainerHost, check: (Node) -> Void) {
    host.retained.append(self)
    host.bind {
      let node = makeNode()
      host.show(node)
      host.settle()
      exercise(node) { host.settle() }
      check(node)
    }
  }

  /// Goes through the same over real threads.
  func exerciseOnThreads(reports: ReportLog, check: (Node) -> Void) async {
    let environment = reports.makeLiveEnvironment()
    await environment.bind {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.makeKeyAndVisible()
      let node = makeNode()
      node.frame = window.bounds
      window.addSubview(node.view)
      node.view.layoutIfNeeded()
      await environment.scheduler.settle()
      exercise(node) { waitForUpdates(of: node) }
      await environment.scheduler.settle()
      check(node)
      withExtendedLifetime(window) {}
    }
  }

  private func exercise(_ node: Node, settle: () -> Void) {
    let view = scrollView(of: node)
    reloadFirst(of: node)
    settle()
    view.layoutIfNeeded()
    touchFirst(of: node)
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -700))
    view.endDragging(withVelocity: .zero)
    settle()
    view.layoutIfNeeded()
    settle()
  }
}
