import Testing
import UIKit
import UIKitSimulation

@Suite("Split view controllers")
@MainActor
struct SplitViewTests {
  private final class Delegate: UISplitViewControllerDelegate {
    let log: CallLog
    var merges = false
    var top: UISplitViewController.Column?
    init(_ log: CallLog) { self.log = log }

    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
      log("primary for collapsing")
      return nil
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log("collapse")
      return merges
    }
    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
      log("primary for expanding")
      return nil
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      log("separate")
      return nil
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log("top, proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      log("mode, proposed \(proposedDisplayMode)")
      return proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log("did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log("did expand") }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log("will change to \(displayMode)") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { log("will show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { log("will hide \(column)") }
  }

  private func stage(
    width: CGFloat = 1024, height: CGFloat = 768, isCompact: Bool = false
  ) -> Stage {
    Stage(size: CGSize(width: width, height: height), traits: traits(isCompact: isCompact))
  }

  private func traits(isCompact: Bool) -> RuntimeEnvironment.Traits {
    RuntimeEnvironment.Traits(
      horizontalSizeClass: isCompact ? .compact : .regular, userInterfaceIdiom: .pad)
  }

  private func recorder(_ name: String, _ log: CallLog) -> Recorder {
    let controller = Recorder(name, log)
    controller.logsLayout = false
    return controller
  }

  private func show(_ split: UISplitViewController, on stage: Stage) {
    stage.show(split)
    stage.settle()
  }

  // MARK: In order

  @Test("two controllers lie side by side in a wide view, 320 points for the first")
  func sideBySide() {
    let (stage, split) = (stage(), UISplitViewController())
    let (one, two) = (UIViewController(), UIViewController())
    split.viewControllers = [one, two]
    show(split, on: stage)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(one.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(two.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(one.splitViewController === split && split.primaryColumnWidth == 320)
    #expect(one.traitCollection.horizontalSizeClass == .compact)
    #expect(two.traitCollection.horizontalSizeClass == .regular)
    split.primaryEdge = .trailing
    stage.settle()
    #expect(one.view.frame.minX == 704 && two.view.frame.minX == 0)
  }

  @Test("a high view shows the second alone, and the button brings the first over it and away")
  func button() {
    let (log, stage, split) = (CallLog(), stage(width: 768, height: 1024), UISplitViewController())
    let (one, two, delegate) = (recorder("1", log), recorder("2", log), Delegate(log))
    split.viewControllers = [one, two]
    split.delegate = delegate
    show(split, on: stage)
    #expect(split.displayMode == .secondaryOnly && !one.isViewLoaded)
    #expect(split.primaryColumnWidth == 0)
    log.calls = []
    split.displayModeButtonItem.tap()
    #expect(
      log.take() == ["will change to oneOverSecondary", "1 willAppear", "1 didAppear"])
    #expect(two.view.frame.width == 768 && one.view.frame.width == 320)
    #expect(split.view.subviews.last === one.view)
    split.displayModeButtonItem.tap()
    #expect(
      log.take() == ["will change to secondaryOnly", "1 willDisappear", "1 didDisappear"])
    stage.window.rotate()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test(
    "a width in points is kept, a part of the whole stops at 320 unless the greatest width lifts it",
    arguments: [(nil, 320.0), (400.0, 400.0), (200.0, 200.0)] as [(CGFloat?, CGFloat)])
  func widths(maximum: CGFloat?, expected: CGFloat) {
    let (stage, split) = (stage(), UISplitViewController())
    split.viewControllers = [UIViewController(), UIViewController()]
    split.preferredPrimaryColumnWidthFraction = 0.5
    if let maximum { split.maximumPrimaryColumnWidth = maximum }
    show(split, on: stage)
    #expect(split.primaryColumnWidth == expected)
    split.preferredPrimaryColumnWidth = 100
    split.minimumPrimaryColumnWidth = 150
    #expect(split.primaryColumnWidth == 150)
  }

  @Test(
    "compact room asks the delegate and pushes the second onto the first; regular room undoes it")
  func collapse() {
    let (log, stage, split) = (CallLog(), stage(), UISplitViewController())
    let (root, detail) = (UIViewController(), UIViewController())
    let (navigation, delegate) = (UINavigationController(rootViewController: root), Delegate(log))
    split.viewControllers = [navigation, detail]
    split.delegate = delegate
    show(split, on: stage)
    #expect(log.take().isEmpty)
    stage.window.change(traits: traits(isCompact: true))
    #expect(log.take() == ["primary for collapsing", "collapse"])
    #expect(split.isCollapsed && split.viewControllers == [navigation])
    #expect(navigation.viewControllers == [root, detail])
    #expect(navigation.view.frame == split.view.bounds)
    stage.settle()
    #expect(detail.view.window === stage.window)
    stage.window.change(traits: traits(isCompact: false))
    #expect(log.take() == ["primary for expanding", "separate"])
    #expect(!split.isCollapsed && split.viewControllers == [navigation, detail])
    #expect(navigation.viewControllers == [root] && detail.parent === split)
    #expect(detail.view.superview === split.view)
  }

  @Test("a delegate that merges the second itself lets it go")
  func merge() {
    let (log, stage, split) = (CallLog(), stage(isCompact: true), UISplitViewController())
    let (one, two, delegate) = (UIViewController(), UIViewController(), Delegate(log))
    delegate.merges = true
    split.viewControllers = [one, two]
    split.delegate = delegate
    show(split, on: stage)
    #expect(log.take() == ["primary for collapsing", "collapse"])
    #expect(split.viewControllers == [one] && two.parent == nil)
    #expect(one.view.window === stage.window && !two.isViewLoaded)
  }

  @Test("a detail replaces the second, is pushed while collapsed, and is presented without a split")
  func detail() {
    let (stage, split) = (stage(), UISplitViewController())
    let (root, two, three) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    split.viewControllers = [navigation, two]
    show(split, on: stage)
    root.showDetailViewController(three, sender: nil)
    #expect(split.viewControllers == [navigation, three] && two.parent == nil)
    #expect(three.view.superview === split.view && two.view.superview == nil)
    stage.window.change(traits: traits(isCompact: true))
    let four = UIViewController()
    stage.environment.bind { root.showDetailViewController(four, sender: nil) }
    stage.advance(1)
    #expect(navigation.topViewController === four)
    let (alone, modal) = (UIViewController(), UIViewController())
    stage.show(alone)
    stage.environment.bind { alone.showDetailViewController(modal, sender: nil) }
    #expect(alone.presentedViewController === modal)
  }

  // MARK: By name

  private func named(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(UIViewController(), for: .primary)
    if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(UIViewController(), for: .secondary)
    return split
  }

  @Test("a named column shows a stack around what it was given")
  func wrapping() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (plain, stack) = (UIViewController(), UINavigationController())
    split.setViewController(plain, for: .primary)
    split.setViewController(stack, for: .secondary)
    #expect(split.viewController(for: .primary) === plain)
    #expect(plain.navigationController?.parent === split)
    #expect(split.viewControllers == [try #require(plain.navigationController), stack])
    split.setViewController(nil, for: .secondary)
    #expect(stack.parent == nil && split.viewController(for: .secondary) == nil)
    let unnamed = UISplitViewController()
    unnamed.setViewController(plain, for: .primary)
    #expect(unnamed.viewControllers.isEmpty)
  }

  @Test(
    "columns are shown and hidden one after the other, and the delegate is notified of mode and column"
  )
  func showAndHide() {
    let (log, stage, split) = (CallLog(), stage(width: 1200), named(.tripleColumn))
    let delegate = Delegate(log)
    split.delegate = delegate
    show(split, on: stage)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.supplementaryColumnWidth == 320 && split.primaryColumnWidth == 0)
    log.calls = []
    split.show(.primary)
    #expect(log.take() == ["will change to twoBesideSecondary", "will show primary"])
    #expect(split.viewControllers[1].view.frame.minX == 320)
    #expect(split.viewControllers[2].view.frame == CGRect(x: 640, y: 0, width: 560, height: 768))
    split.show(.supplementary)
    #expect(log.take().isEmpty)
    split.hide(.supplementary)
    #expect(
      log.take() == [
        "will change to secondaryOnly", "will hide primary", "will hide supplementary",
      ])
    #expect(split.viewControllers[2].view.frame == split.view.bounds)
  }

  @Test(
    "the behavior decides how two columns are shown",
    arguments: [
      (
        UISplitViewController.SplitBehavior.tile,
        UISplitViewController.DisplayMode.twoBesideSecondary
      ),
      (.overlay, .twoOverSecondary), (.displace, .twoDisplaceSecondary),
    ])
  func behavior(
    behavior: UISplitViewController.SplitBehavior, mode: UISplitViewController.DisplayMode
  ) {
    let (stage, split) = (stage(width: 1200), named(.tripleColumn))
    split.preferredSplitBehavior = behavior
    split.preferredDisplayMode = .twoBesideSecondary
    show(split, on: stage)
    #expect(split.displayMode == mode)
    let secondary = split.viewControllers[2].view.frame
    switch behavior {
    case .overlay: #expect(secondary == CGRect(x: 0, y: 0, width: 1200, height: 768))
    case .displace: #expect(secondary == CGRect(x: 640, y: 0, width: 880, height: 768))
    default: #expect(secondary == CGRect(x: 640, y: 0, width: 560, height: 768))
    }
  }

  @Test("collapsed columns are one stack up to the top column, which the delegate may choose")
  func collapsedStack() throws {
    let (log, stage, split) = (CallLog(), stage(isCompact: true), named(.tripleColumn))
    let delegate = Delegate(log)
    delegate.top = .supplementary
    split.delegate = delegate
    show(split, on: stage)
    #expect(log.take() == ["top, proposed secondary", "did collapse"])
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(stack.viewControllers.count == 2)
    let nested = try #require(stack.topViewController as? UINavigationController)
    stage.settle()
    #expect(nested.navigationBar.isHidden, "there is one bar")
    #expect(
      stack.navigationBar.topItem === split.viewController(for: .supplementary)?.navigationItem)
    stage.environment.bind { split.show(.secondary) }
    stage.advance(1)
    #expect(log.take() == ["will show secondary"])
    #expect(stack.viewControllers.count == 3)
    stage.environment.bind { split.hide(.supplementary) }
    stage.advance(1)
    #expect(log.take() == ["will hide supplementary"])
    #expect(stack.viewControllers.count == 1)
    stage.window.change(traits: traits(isCompact: false))
    #expect(log.take() == ["mode, proposed oneBesideSecondary", "did expand"])
    #expect(split.viewControllers.count == 3)
    #expect(split.viewControllers.allSatisfy { $0.parent === split })
    stage.settle()
    #expect(!nested.navigationBar.isHidden)
  }

  @Test("the compact column represents all columns")
  func compactColumn() {
    let (log, stage, split) = (CallLog(), stage(isCompact: true), named(.doubleColumn))
    let (compact, delegate) = (UITabBarController(), Delegate(log))
    split.setViewController(compact, for: .compact)
    split.delegate = delegate
    show(split, on: stage)
    #expect(log.take() == ["top, proposed compact", "did collapse"])
    #expect(split.viewControllers == [compact] && compact.view.superview === split.view)
    stage.window.change(traits: traits(isCompact: false))
    #expect(compact.parent == nil && compact.view.superview == nil)
    #expect(split.viewControllers.count == 2)
  }
}
