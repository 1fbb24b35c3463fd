import Foundation
import UIKit

extension UIApplication {
  /// Simulates launching the app: notifies the delegate, then connects and activates its scene.
  ///
  /// UIKit's documentation of an app's launch sequence: the app will and did finish launching, then the scene
  /// connects, enters the foreground and becomes active. Main actor.
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate.
  ///   - sceneDelegate: the delegate of the scene; `nil` for an app without scenes.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UIWindowSceneDelegate)? = nil
  ) {
    runtimeEnvironment.bind {
      self.delegate = delegate
      applicationState = .inactive
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
      post(UIApplication.didFinishLaunchingNotification)
      if let sceneDelegate { connect(sceneDelegate) }
      becomeActive()
    }
  }

  /// Makes an app active that was not launched, since a person sees its window. Nothing is notified: the app became
  /// active before the test began.
  package func beginActive() {
    guard delegate == nil, applicationState == .inactive, scenes.isEmpty else { return }
    applicationState = .active
  }

  private func connect(_ sceneDelegate: any UIWindowSceneDelegate) {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: configuration)
    let chosen = delegate?.application(
      self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    let connected = UISceneSession(
      role: .windowApplication, configuration: chosen ?? configuration)
    let scene = UIWindowScene(session: connected, connectionOptions: UIScene.ConnectionOptions())
    connected.scene = scene
    scene.delegate = sceneDelegate
    connectedScenes.insert(scene)
    scene.activationState = .foregroundInactive
    sceneDelegate.scene(
      scene, willConnectTo: connected, options: UIScene.ConnectionOptions())
    scene.post(UIScene.willConnectNotification)
    sceneDelegate.sceneWillEnterForeground(scene)
    scene.post(UIScene.willEnterForegroundNotification)
  }

  /// Simulates activating the app, which enters the foreground first if it is in the background.
  ///
  /// Does nothing while the app is active.
  public func becomeActive() {
    guard applicationState != .active else { return }
    if applicationState == .background { enterForeground() }
    applicationState = .active
    for scene in scenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    }
    delegate?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Simulates an interruption, such as an incoming call, that makes the app inactive.
  ///
  /// Does nothing unless the app is active.
  public func resignActive() {
    guard applicationState == .active else { return }
    for scene in scenes {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
      scene.activationState = .foregroundInactive
    }
    delegate?.applicationWillResignActive(self)
    applicationState = .inactive
    post(UIApplication.willResignActiveNotification)
  }

  /// Simulates leaving the app, which becomes inactive first and then enters the background.
  ///
  /// Does nothing while the app is in the background.
  public func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    for scene in scenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    }
    delegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    for scene in scenes {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
    }
    delegate?.applicationWillEnterForeground(self)
    applicationState = .inactive
    post(UIApplication.willEnterForegroundNotification)
  }

  /// Simulates a memory warning: notifies the delegate, the view controllers of all windows and observers.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController?.receiveMemoryWarning() }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIViewController {
  fileprivate func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.receiveMemoryWarning() }
    presented?.receiveMemoryWarning()
  }
}
