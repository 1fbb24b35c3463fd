import Foundation
import Synchronization
import Testing
import UIKit
import UIKitSimulation

@Suite("Scenes, their windows and what the app is notified of them")
@MainActor
struct SceneTests {
  private final class Controller: UIViewController {
    var orientations = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  }

  private final class ShyWindow: UIWindow {
    override var canBecomeKey: Bool { false }
  }

  private static func scene() -> UIWindowScene {
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
  }

  /// A scene with a window that shows a controller, in the stage's environment.
  private static func shown(_ stage: Stage) -> (UIWindowScene, UIWindow, Controller) {
    stage.environment.bind {
      let (scene, controller) = (scene(), Controller())
      let window = UIWindow(windowScene: scene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (scene, window, controller)
    }
  }

  @Test("a window says when it is shown and when no longer")
  func visibility() {
    let window = UIWindow(frame: .zero)
    let calls = Mutex<[String]>([])
    let names = [
      UIWindow.didBecomeVisibleNotification: "shown",
      UIWindow.didBecomeHiddenNotification: "hidden",
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        calls.withLock { $0.append(word) }
      }
    }
    window.isHidden = false
    window.isHidden = false
    window.isHidden = true
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(calls.withLock { $0 } == ["shown", "hidden"])
  }

  @Test("a window that may not be the key window does not become it")
  func shyWindow() {
    let stage = Stage()
    stage.environment.bind {
      let window = ShyWindow(frame: .zero)
      window.makeKeyAndVisible()
      #expect(!window.isKeyWindow && !window.isHidden)
    }
  }

  @Test("every touch passes the app on its way to the window")
  func events() {
    let stage = Stage()
    let button = UIButton(frame: stage.window.bounds)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    stage.window.tap(at: CGPoint(x: 5, y: 5))
    #expect(count == 1)
    let touch = UITouch(
      at: CGPoint(x: 5, y: 5), in: stage.window, view: button, tapCount: 1)
    stage.environment.bind { UIApplication.shared.sendEvent(UIEvent(touches: [touch])) }
    #expect(button.isHighlighted)
  }

  @Test("sessions are distinguished and keep what the app gives them")
  func sessions() {
    let (one, other) = (Self.scene().session, Self.scene().session)
    #expect(one.persistentIdentifier != other.persistentIdentifier)
    one.userInfo = ["page": 3]
    #expect(one.userInfo?["page"] as? Int == 3 && other.userInfo == nil)
  }

  @Test("a scene opens addresses as the app does, and has its screen's points")
  func opening() {
    let stage = Stage()
    let (scene, window, _) = Self.shown(stage)
    let address = URL(string: "https://example.com")!
    var answer: Bool?
    stage.environment.bind {
      scene.open(address, options: nil) { answer = $0 }
      #expect(UIApplication.shared.openedURLs == [address])
      #expect(UIApplication.shared.openSessions.isEmpty)
    }
    stage.settle()
    #expect(answer == false)
    #expect(scene.coordinateSpace.bounds == window.bounds)
  }

  @Test("a wish for another orientation turns the windows with a later turn")
  func geometry() {
    let stage = Stage()
    let (scene, window, controller) = Self.shown(stage)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    #expect(window.bounds.size == CGSize(width: 320, height: 480))
    stage.settle()
    #expect(window.bounds.size == CGSize(width: 480, height: 320))
    #expect(controller.view.bounds.size == CGSize(width: 480, height: 320))
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    stage.settle()
    #expect(window.bounds.width == 480)
  }

  @Test("a wish that the shown controller does not support is rejected")
  func refusedGeometry() {
    let stage = Stage()
    let (scene, window, controller) = Self.shown(stage)
    controller.orientations = .portrait
    var errors: [UISceneError] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
      if let error = error as? UISceneError { errors.append(error) }
    }
    stage.settle()
    #expect(window.bounds.width == 320 && errors == [UISceneError(.geometryRequestDenied)])
  }

  @Test("the app supports what its delegate says, else all but upside down")
  func orientations() {
    let stage = Stage()
    stage.environment.bind {
      let application = UIApplication.shared
      #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
      let delegate = PortraitDelegate()
      application.delegate = delegate
      #expect(application.supportedInterfaceOrientations(for: nil) == .portrait)
    }
  }

  @Test("observers are notified of what orientation comes, then which it was")
  func turns() {
    let stage = Stage()
    stage.environment.bind { stage.window.makeKey() }
    let application = stage.environment.bind { UIApplication.shared }
    let calls = Mutex<[String]>([])
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification: "will",
      UIApplication.didChangeStatusBarOrientationNotification: "did",
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
        let number = $0.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        let value = number?.intValue ?? 0
        calls.withLock { $0.append("\(word) \(value)") }
      }
    }
    stage.window.resize(to: CGSize(width: 480, height: 320))
    stage.window.resize(to: CGSize(width: 490, height: 320))
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(calls.withLock { $0 } == ["will 3", "did 1"])
  }

  @Test("the device posts its orientation while an app has notifications enabled")
  func deviceOrientation() {
    let stage = Stage()
    stage.environment.bind { stage.window.makeKey() }
    let device = stage.environment.bind { UIDevice.current }
    let posts = Mutex<Int>(0)
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in posts.withLock { $0 += 1 } }
    stage.window.resize(to: CGSize(width: 480, height: 320))
    #expect(posts.withLock { $0 } == 0)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    stage.window.resize(to: CGSize(width: 320, height: 480))
    stage.window.resize(to: CGSize(width: 330, height: 480))
    #expect(posts.withLock { $0 } == 1)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    stage.window.resize(to: CGSize(width: 480, height: 320))
    #expect(posts.withLock { $0 } == 1 && !device.isGeneratingDeviceOrientationNotifications)
    NotificationCenter.default.removeObserver(observer)
  }
}

@MainActor private final class PortraitDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}
