import Testing
import UIKit

@Suite("Transitions of an app's animator")
@MainActor
struct AnimatedTransitionTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
  {
    var calls: [String] = []
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      calls.append("animate")
    }

    func animationEnded(_ transitionCompleted: Bool) { calls.append("ended") }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("\(operation)")
      return self
    }
  }

  @Test("a presentation and its end last until the animator says so")
  func modal() {
    let (stage, animator, log) = (Stage(), Animator(), CallLog())
    let (root, shown) = (UIViewController(), UIViewController())
    stage.show(root)
    stage.settle()
    shown.modalPresentationStyle = .fullScreen
    shown.transitioningDelegate = animator
    stage.environment.bind { root.present(shown, animated: true) { log("presented") } }
    stage.advance(5)
    #expect(animator.calls == ["animate"] && log.take().isEmpty && shown.isBeingPresented)
    #expect(animator.context?.viewController(forKey: .to) === shown)
    #expect(animator.context?.view(forKey: .from) === root.view)
    animator.context?.completeTransition(true)
    animator.context?.completeTransition(true)
    #expect(log.take() == ["presented"] && animator.calls == ["animate", "ended"])
    stage.environment.bind { root.dismiss(animated: true) }
    #expect(root.presentedViewController === shown)
    animator.context?.completeTransition(true)
    #expect(root.presentedViewController == nil)
  }

  @Test("a change of a stack asks for the animator of its direction")
  func navigation() {
    let (stage, animator) = (Stage(), Animator())
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    stage.settle()
    navigation.delegate = animator
    let top = UIViewController()
    stage.environment.bind { navigation.pushViewController(top, animated: true) }
    #expect(animator.calls == ["push", "animate"])
    animator.context?.completeTransition(true)
    stage.environment.bind { _ = navigation.popViewController(animated: true) }
    #expect(animator.calls == ["push", "animate", "ended", "pop", "animate"])
  }
}
