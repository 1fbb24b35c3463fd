import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("What others hand to an app")
@MainActor
struct DeliveryTests {
  private final class App: UIResponder, UIApplicationDelegate {
    let log = CallLog()

    func application(
      _ app: UIApplication, open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      log("app opens \(url) of \(options[.sourceApplication] ?? "nobody")")
      return true
    }

    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      log("app continues with \(userActivity.activityType)")
      restorationHandler([self])
      return true
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
      log("restored \(activity.userInfo?["page"] ?? "nothing")")
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log("app runs \(shortcutItem.type)")
      completionHandler(true)
    }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    let log = CallLog()

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      for context in URLContexts {
        log("scene opens \(context.url) of \(context.options.sourceApplication ?? "nobody")")
      }
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      log("scene waits for \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      log("scene continues with \(userActivity.webpageURL?.path ?? "nothing")")
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log("scene runs \(shortcutItem.localizedTitle)")
      completionHandler(true)
    }
  }

  private let stage = Stage()
  private let url = URL(string: "shop://item/1")!

  private func launch(sceneDelegate: Scene? = nil) -> (UIApplication, App) {
    let app = App()
    let application = stage.environment.bind { UIApplication.shared }
    application.launch(app, sceneDelegate: sceneDelegate)
    return (application, app)
  }

  @Test("an app without scenes receives addresses, activities and actions itself")
  func deliverToApp() {
    let (application, app) = launch()
    #expect(application.deliver(url, sourceApplication: "mail"))
    let activity = NSUserActivity(activityType: "read")
    activity.addUserInfoEntries(from: ["page": 3])
    #expect(application.deliver(activity))
    var succeeded: [Bool] = []
    application.choose(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) {
      succeeded.append($0)
    }
    #expect(
      app.log.take() == [
        "app opens shop://item/1 of mail", "app continues with read", "restored 3", "app runs new",
      ])
    #expect(succeeded == [true])
  }

  @Test("an app with scenes receives them at the scene")
  func deliverToScene() {
    let scene = Scene()
    let (application, app) = launch(sceneDelegate: scene)
    #expect(application.deliver(url))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://shop.example/item/2")
    #expect(application.deliver(activity))
    application.choose(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
    #expect(
      scene.log.take() == [
        "scene opens shop://item/1 of nobody", "scene waits for NSUserActivityTypeBrowsingWeb",
        "scene continues with /item/2", "scene runs New",
      ])
    #expect(app.log.take().isEmpty)
  }

  private final class Deaf: UIResponder, UIApplicationDelegate {}

  @Test("an app that implements none of the members takes nothing")
  func declines() {
    let application = stage.environment.bind { UIApplication.shared }
    let delegate = Deaf()
    application.launch(delegate)
    #expect(!application.deliver(url))
    #expect(!application.deliver(NSUserActivity(activityType: "read")))
    var succeeded: [Bool] = []
    application.choose(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) {
      succeeded.append($0)
    }
    #expect(succeeded == [false])
    withExtendedLifetime(delegate) {}
  }

  @Test("an activity that has ended does not become current again")
  func endsActivity() {
    let activity = NSUserActivity(activityType: "read")
    activity.becomeCurrent()
    #expect(activity.isCurrent)
    activity.resignCurrent()
    #expect(!activity.isCurrent)
    activity.invalidate()
    activity.becomeCurrent()
    #expect(!activity.isCurrent && activity.isInvalidated)
  }

  @Test("a chosen icon is noted, and the completion comes with a later turn")
  func choosesIcon() {
    let application = stage.environment.bind { UIApplication.shared }
    var errors: [Bool] = []
    application.setAlternateIconName("dark") { errors.append($0 != nil) }
    #expect(application.alternateIconName == "dark" && errors.isEmpty)
    stage.settle()
    #expect(errors == [false])
  }

  @Test("scenes post what their delegates are notified")
  func postsSceneNotifications() {
    let scene = Scene()
    let (application, _) = launch(sceneDelegate: scene)
    let shown = application.connectedScenes.first
    let names = [
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
    ]
    let posted = Locked<[String]>([])
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: shown, queue: nil) { note in
        let text = note.name.rawValue
        posted.withLock { $0.append(text) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    application.enterBackground()
    application.becomeActive()
    #expect(
      posted.withLock { $0 } == [
        "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
      ])
  }
}
