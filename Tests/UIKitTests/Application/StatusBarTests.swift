import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("The status bar as controllers ask for it")
@MainActor
struct StatusBarTests {
  private final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let root: UIViewController
    init(_ root: UIViewController) { self.root = root }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
  }

  private final class App: UIResponder, UIApplicationDelegate {}

  private let stage = Stage(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))

  /// Runs a closure with the status bar of a launched app whose window shows a controller.
  private func launch(
    _ root: UIViewController, _ body: (UIStatusBarManager) throws -> Void
  ) rethrows {
    let (app, scene) = (App(), Scene(root))
    try stage.environment.bind {
      UIApplication.shared.launch(app, sceneDelegate: scene)
      guard let manager = scene.window?.windowScene?.statusBarManager else {
        Issue.record("the scene has no status bar")
        return
      }
      try body(manager)
    }
  }

  @Test("the shown controller decides; what it leaves to the system is dark text")
  func rootDecides() {
    let page = Page()
    launch(page) { manager in
      #expect(manager.statusBarStyle == .darkContent && !manager.isStatusBarHidden)
      #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 44))
      page.style = .lightContent
      #expect(manager.statusBarStyle == .lightContent)
      #expect(UIApplication.shared.statusBarStyle == .lightContent)
      page.hides = true
      #expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
      #expect(UIApplication.shared.isStatusBarHidden)
      page.style = .default
      page.overrideUserInterfaceStyle = .dark
      #expect(manager.statusBarStyle == .lightContent)
    }
  }

  @Test("bars of containers lead to their controllers, a shown navigation bar decides itself")
  func containers() {
    let page = Page()
    (page.style, page.hides) = (.lightContent, true)
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    launch(tabs) { manager in
      #expect(manager.isStatusBarHidden)
      #expect(manager.statusBarStyle == .darkContent)
      navigation.navigationBar.barStyle = .black
      #expect(manager.statusBarStyle == .lightContent)
      navigation.navigationBar.barStyle = .default
      navigation.isNavigationBarHidden = true
      #expect(manager.statusBarStyle == .lightContent)
    }
  }

  @Test(
    "a presented controller decides where it covers the screen or asks to",
    arguments: [
      (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
      (.overFullScreen, true, true),
    ])
  func presented(style: UIModalPresentationStyle, captures: Bool, decides: Bool) {
    let (root, top) = (Page(), Page())
    top.style = .lightContent
    top.modalPresentationStyle = style
    top.modalPresentationCapturesStatusBarAppearance = captures
    launch(root) { manager in
      root.present(top, animated: false)
      stage.settle()
      #expect((manager.statusBarStyle == .lightContent) == decides)
    }
  }

  @Test("touches are ignored as long as the app asks for it, call by call")
  func ignoredTouches() {
    let (log, button) = (CallLog(), UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    stage.window.addSubview(button)
    button.addAction(UIAction { _ in log("tapped") }, for: .touchUpInside)
    stage.environment.bind {
      let application = UIApplication.shared
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      application.endIgnoringInteractionEvents()
      #expect(application.isIgnoringInteractionEvents)
      #expect(stage.window.tap(at: CGPoint(x: 5, y: 5)) == nil)
      application.endIgnoringInteractionEvents()
      application.endIgnoringInteractionEvents()
      #expect(!application.isIgnoringInteractionEvents)
      #expect(stage.window.tap(at: CGPoint(x: 5, y: 5)) === button)
    }
    #expect(log.calls == ["tapped"])
  }

  @Test("remote notifications are noted as asked for, and an address does not open")
  func systemServices() throws {
    let url = try #require(URL(string: "https://example.org"))
    stage.environment.bind {
      let application = UIApplication.shared
      application.registerForRemoteNotifications()
      #expect(application.isRegisteredForRemoteNotifications)
      application.unregisterForRemoteNotifications()
      #expect(!application.isRegisteredForRemoteNotifications)
      #expect(!application.openURL(url) && application.openedURLs == [url])
    }
  }
}
