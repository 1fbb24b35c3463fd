import Testing
import UIKit

/// Bars, room and order of navigation controllers, beside ``NavigationTests``.
@Suite("Rules of navigation controllers")
@MainActor
struct NavigationRuleTests {
  private let stage = Stage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))

  private func shown(_ content: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: content)
    stage.show(navigation)
    stage.settle()
    return navigation
  }

  @Test("the bar above is seen at first, the bar below is not, and each hides and shows alone")
  func hiding() {
    let navigation = shown(UIViewController())
    #expect(!navigation.navigationBar.isHidden && navigation.toolbar.isHidden)
    navigation.setToolbarHidden(false, animated: false)
    #expect(!navigation.navigationBar.isHidden && !navigation.toolbar.isHidden)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.navigationBar.isHidden && !navigation.toolbar.isHidden)
    navigation.isToolbarHidden = true
    #expect(navigation.toolbar.isHidden)
  }

  @Test(
    "the bar below reaches the screen's edge and is part of the content's safe area while shown")
  func toolbar() {
    let content = UIViewController()
    let navigation = shown(content)
    #expect(content.view.safeAreaInsets.bottom == 34)
    navigation.isToolbarHidden = false
    stage.settle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 402, width: 320, height: 78))
    #expect(content.view.safeAreaInsets.bottom == 78)
  }

  @Test("content that does not reach below ends at the bar below, if that is shown")
  func content() {
    let content = UIViewController()
    content.edgesForExtendedLayout = [.top]
    let navigation = shown(content)
    #expect(content.view.frame == stage.window.bounds)
    navigation.isToolbarHidden = false
    stage.settle()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 320, height: 402))
    #expect(content.view.safeAreaInsets.bottom == 0)
  }

  @Test("a bar that is hidden leaves its room at once, before the next layout pass")
  func atOnce() {
    let content = UIViewController()
    let navigation = shown(content)
    navigation.isNavigationBarHidden = true
    #expect(content.view.safeAreaInsets.top == 20)
    navigation.isToolbarHidden = false
    #expect(content.view.safeAreaInsets.bottom == 78)
  }

  @Test("the content lies behind the bars")
  func order() {
    let (root, top) = (UIViewController(), UIViewController())
    let navigation = shown(root)
    #expect(navigation.view.subviews.first === root.view)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.view.subviews.first === top.view)
  }

  @Test("the item to go back to is the one below the top, and none is below the root")
  func backItem() {
    let (root, top) = (UIViewController(), UIViewController())
    let navigation = shown(root)
    #expect(navigation.navigationBar.backItem == nil)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.navigationBar.backItem === root.navigationItem)
  }

  @Test("a bar's image is set for a height, whatever the bar's place")
  func background() {
    let (bar, image) = (UINavigationBar(), UIImage())
    bar.setBackgroundImage(image, for: .any, barMetrics: .compact)
    #expect(bar.backgroundImage(for: .compact) === image)
    #expect(bar.backgroundImage(for: .default) == nil)
  }

  @Test("one button at a side is a list of one, and none is no list")
  func buttons() {
    let (item, button) = (UINavigationItem(title: "t"), UIBarButtonItem())
    item.leftBarButtonItem = button
    item.setRightBarButton(button, animated: false)
    #expect(item.leftBarButtonItems == [button] && item.rightBarButtonItems == [button])
    item.setLeftBarButton(nil, animated: false)
    item.rightBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
    item.setLeftBarButtonItems([button, UIBarButtonItem()], animated: true)
    item.setRightBarButtonItems([UIBarButtonItem(), button], animated: true)
    #expect(item.leftBarButtonItem === button && item.rightBarButtonItems?.last === button)
  }

  @Test("the button back is left out when asked, animated or not", arguments: [false, true])
  func backButton(animated: Bool) {
    let item = UINavigationItem(title: "t")
    item.setHidesBackButton(true, animated: animated)
    #expect(item.hidesBackButton)
  }

  @Test("an item has the title that it was made with, one of an untitled controller has none")
  func titles() {
    #expect(UINavigationItem(title: "").title == "" && UINavigationItem(title: "t").title == "t")
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)
    controller.title = "t"
    #expect(controller.navigationItem.title == "t")
  }

  @Test("room of a fixed width has that width, and room that grows has none")
  func spaces() {
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.fixedSpace(12).systemItem == .fixedSpace)
    #expect(UIBarButtonItem.flexibleSpace().width == 0)
  }
}
