import Synchronization
import Testing
import UIKit
import UIKitSimulation

@Suite("Start-up and life of an app")
@MainActor
struct ApplicationTests {
  private final class App: UIResponder, UIApplicationDelegate {
    let log: CallLog
    var window: UIWindow?
    init(_ log: CallLog) { self.log = log }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log("launched")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log("active") }
    func applicationWillResignActive(_ application: UIApplication) { log("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log("foreground") }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    let log: CallLog
    var window: UIWindow?
    init(_ log: CallLog) { self.log = log }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log("connect")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log("scene active") }
    func sceneDidEnterBackground(_ scene: UIScene) { log("scene background") }
  }

  @Test("an app launches, becomes active, goes to the background and comes back")
  func life() {
    let (log, stage) = (CallLog(), Stage())
    let app = App(log)
    stage.environment.bind {
      let application = UIApplication.shared
      application.launch(app)
      #expect(application.applicationState == .active)
      #expect(application.keyWindow === app.window)
      #expect(application.windows == [app.window].compactMap(\.self))
      application.enterBackground()
      application.becomeActive()
      application.becomeActive()
    }
    #expect(
      log.take() == ["launched", "active", "inactive", "background", "foreground", "active"])
  }

  @Test("a scene connects, enters the foreground and becomes active")
  func scene() {
    let (log, stage) = (CallLog(), Stage())
    let (app, scene) = (App(log), Scene(log))
    stage.environment.bind {
      UIApplication.shared.launch(app, sceneDelegate: scene)
      #expect(scene.window?.windowScene?.windows == [scene.window].compactMap(\.self))
      #expect(scene.window?.windowScene?.keyWindow === scene.window)
      #expect(scene.window?.windowScene?.activationState == .foregroundActive)
      UIApplication.shared.enterBackground()
    }
    #expect(
      log.take() == [
        "launched", "connect", "scene foreground", "scene active", "active", "inactive",
        "scene background", "background",
      ])
  }

  @Test("each environment has an application of its own")
  func apart() {
    let (one, other) = (Stage(), Stage())
    let shared = one.environment.bind { UIApplication.shared }
    #expect(one.environment.bind { UIApplication.shared } === shared)
    #expect(other.environment.bind { UIApplication.shared } !== shared)
  }

  @Test("a memory warning reaches observers and shown controllers")
  func memory() {
    final class Listener: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let stage = Stage()
    let (root, child) = (Listener(), Listener())
    root.addChild(child)
    stage.show(root)
    stage.window.makeKeyAndVisible()
    let posted = Atomic(0)
    stage.environment.bind {
      let application = UIApplication.shared
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: application, queue: nil
      ) { _ in posted.add(1, ordering: .relaxed) }
      application.receiveMemoryWarning()
      NotificationCenter.default.removeObserver(token)
    }
    #expect((root.warnings, child.warnings) == (1, 1))
    #expect(posted.load(ordering: .relaxed) == 1)
  }

  @Test("one window at most is the key window")
  func keyWindow() {
    let stage = Stage()
    let other = stage.environment.bind { UIWindow(frame: .zero) }
    stage.window.makeKeyAndVisible()
    #expect(stage.window.isKeyWindow && !other.isKeyWindow)
    other.makeKeyAndVisible()
    #expect(!stage.window.isKeyWindow && other.isKeyWindow)
    other.isHidden = true
    #expect(!other.isKeyWindow)
  }
}
