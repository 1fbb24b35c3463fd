import Testing
import UIKit
import UIKitSimulation

@Suite("What views take from those above them")
@MainActor
struct InheritedValueTests {
  private nonisolated static let area = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0)

  @Test(
    "the safe area is what of the window's reaches into the view",
    arguments: [
      (CGRect(x: 0, y: 0, width: 320, height: 480), area),
      (
        CGRect(x: 0, y: 20, width: 320, height: 100),
        UIEdgeInsets(top: 24, left: 10, bottom: 0, right: 0)
      ),
      (
        CGRect(x: 50, y: 100, width: 50, height: 376),
        UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
      ),
      (CGRect(x: 50, y: 100, width: 50, height: 50), .zero),
    ])
  func safeArea(frame: CGRect, expected: UIEdgeInsets) {
    let stage = Stage(safeArea: Self.area)
    let view = UIView(frame: frame)
    #expect(view.safeAreaInsets == .zero)
    stage.window.addSubview(view)
    #expect(view.safeAreaInsets == expected)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("a change of the safe area is reported once, downwards, and only where it differs")
  func safeAreaChange() {
    final class Listener: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let stage = Stage(safeArea: Self.area)
    let (outer, inner) = (Listener(), Listener())
    outer.frame = stage.window.bounds
    inner.frame = CGRect(x: 50, y: 100, width: 10, height: 10)
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    #expect((outer.changes, inner.changes) == (1, 0))
    inner.frame.origin.y = 40
    #expect(inner.changes == 1)
    #expect(inner.safeAreaInsets.top == 4)
    stage.window.change(screen: RuntimeEnvironment.Screen(size: stage.window.bounds.size))
    #expect((outer.changes, inner.changes) == (2, 2))
  }

  @Test("a controller adds to the safe area of its view")
  func additional() {
    let stage = Stage(safeArea: Self.area)
    let controller = UIViewController()
    stage.show(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 1)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 1))
  }

  @Test("margins are eight points with the safe area, a controller's own at its root")
  func margins() {
    let stage = Stage(safeArea: Self.area)
    let view = UIView(frame: stage.window.bounds)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    stage.window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    let controller = UIViewController()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test("the tint is the nearest ancestor's, and a change is reported to those who inherit it")
  func tint() {
    final class Listener: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, inherits, owns) = (UIView(), Listener(), Listener())
    owns.tintColor = .green
    root.addSubview(inherits)
    root.addSubview(owns)
    (inherits.changes, owns.changes) = (0, 0)
    root.tintColor = .red
    #expect((inherits.changes, owns.changes) == (1, 0))
    #expect(inherits.tintColor == .red && owns.tintColor == .green)
    #expect(UIView().tintColor == .systemBlue)
  }

  @Test(
    "contents follow the reading direction unless they say otherwise",
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
      (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft),
    ])
  func direction(
    attribute: UISemanticContentAttribute, expected: UIUserInterfaceLayoutDirection
  ) {
    let stage = Stage(traits: RuntimeEnvironment.Traits(layoutDirection: .rightToLeft))
    let view = UIView()
    view.semanticContentAttribute = attribute
    stage.window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == expected)
    #expect(
      stage.environment.bind { UIView.userInterfaceLayoutDirection(for: attribute) } == expected)
  }
}
