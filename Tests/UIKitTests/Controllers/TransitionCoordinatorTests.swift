import Foundation
import Testing
import UIKit

@MainActor @Suite("Transition coordinators")
struct TransitionCoordinatorTests {
  /// Animates alongside the transition in which it appears.
  private final class Companion: UIViewController {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      log("willAppear \(transitionCoordinator == nil ? "alone" : "with")")
      transitionCoordinator?.animate { _ in
        self.log("alongside")
      } completion: { _ in
        self.log("completed")
      }
    }
    override func viewDidAppear(_ animated: Bool) { log("didAppear") }
  }

  @Test("an animated push runs what goes with it, and completes it by the clock")
  func push() throws {
    let (log, stage) = (CallLog(), Stage())
    let (root, top) = (UIViewController(), Companion(log))
    let navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    stage.settle()
    stage.environment.bind { navigation.pushViewController(top, animated: true) }
    #expect(log.take() == ["willAppear with", "alongside"])
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator === top.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .from) === root)
    #expect(coordinator.viewController(forKey: .to) === top)
    #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.35)
    stage.advance(0.4)
    #expect(log.take() == ["didAppear", "completed"])
    #expect(navigation.transitionCoordinator == nil && top.transitionCoordinator == nil)
    #expect(!coordinator.animate { _ in log("late") })
    #expect(log.take().isEmpty)
  }

  @Test("what comes during the transition runs at once and is completed with it")
  func during() throws {
    let (log, stage) = (CallLog(), Stage())
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    stage.settle()
    stage.environment.bind {
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(
        navigation.transitionCoordinator?.animate { _ in
          log("now")
        } completion: { _ in
          log("completed")
        } == true)
    }
    #expect(log.take() == ["now"])
    stage.advance(0.4)
    #expect(log.take() == ["completed"])
  }

  @Test("a push that is not animated has none")
  func immediate() {
    let (log, stage) = (CallLog(), Stage())
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    stage.settle()
    stage.environment.bind { navigation.pushViewController(Companion(log), animated: false) }
    stage.settle()
    #expect(log.take() == ["willAppear alone", "didAppear"])
  }

  @Test("a presentation and its dismissal have one each")
  func presentation() throws {
    let (log, stage) = (CallLog(), Stage())
    let (root, modal) = (UIViewController(), Companion(log))
    stage.show(root)
    stage.settle()
    stage.environment.bind { root.present(modal, animated: true) { log("presented") } }
    #expect(root.transitionCoordinator === modal.transitionCoordinator)
    #expect(root.transitionCoordinator?.viewController(forKey: .to) === modal)
    stage.advance(0.5)
    #expect(
      log.take() == ["willAppear with", "alongside", "didAppear", "completed", "presented"])
    #expect(root.transitionCoordinator == nil && modal.transitionCoordinator == nil)
    stage.environment.bind { modal.dismiss(animated: true) }
    #expect(root.transitionCoordinator?.viewController(forKey: .from) === modal)
    stage.advance(0.5)
    #expect(root.transitionCoordinator == nil)
  }
}
