import Testing
import UIKit

@Suite("Controllers that move to or from a parent")
@MainActor
struct MovingTests {
  private final class Log {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private final class Controller: UIViewController {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
      let moves = [isMovingToParent ? "to" : nil, isMovingFromParent ? "from" : nil]
      log.calls.append(([name, call] + moves.compactMap(\.self)).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private let stage = Stage()
  private let log = Log()

  @Test("a pushed controller moves to the stack, a popped one from it", arguments: [false, true])
  func stack(animated: Bool) {
    let (root, top) = (Controller("root", log), Controller("top", log))
    let navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    stage.window.layoutIfNeeded()
    stage.advance(1)
    _ = log.take()
    navigation.pushViewController(top, animated: animated)
    stage.advance(1)
    #expect(
      log.take() == [
        "root willDisappear", "top willAppear to", "root didDisappear", "top didAppear to",
      ])
    #expect(!top.isMovingToParent)
    navigation.popViewController(animated: animated)
    stage.advance(1)
    #expect(
      log.take() == [
        "top willDisappear from", "root willAppear", "top didDisappear from", "root didAppear",
      ])
    #expect(!top.isMovingFromParent)
  }

  @Test("a child moves to its parent until it is notified")
  func child() {
    let (parent, child) = (UIViewController(), Controller("child", log))
    stage.show(parent)
    stage.window.layoutIfNeeded()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.window.layoutIfNeeded()
    stage.settle()
    #expect(log.take() == ["child willAppear to", "child didAppear to"])
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["child willDisappear from", "child didDisappear from"])
    #expect(!child.isMovingFromParent)
  }

  @Test("a controller that is covered by a presented one does not move")
  func covered() {
    let root = Controller("root", log)
    stage.show(root)
    stage.window.layoutIfNeeded()
    stage.settle()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    _ = log.take()
    root.present(modal, animated: false)
    stage.advance(1)
    #expect(log.take() == ["root willDisappear", "root didDisappear"])
  }
}
