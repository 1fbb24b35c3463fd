import Foundation
import UIKit

extension UIApplication {
  private var firstScene: UIWindowScene? {
    scenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// Simulates opening a URL in the app, as another app or the system does.
  ///
  /// UIKit's documentation: the delegate of the scene receives the URL. In an app without scenes,
  /// `application(_:open:options:)` of the app's delegate receives it.
  ///
  /// - Parameters:
  ///   - url: the URL.
  ///   - sourceApplication: the bundle identifier of the app that opens the URL.
  /// - Returns: `true` if the app handled the URL; always `true` for a scene.
  @discardableResult
  public func deliver(_ url: URL, sourceApplication: String? = nil) -> Bool {
    runtimeEnvironment.bind {
      guard let scene = firstScene, let sceneDelegate = scene.delegate else {
        let options = sourceApplication.map { [OpenURLOptionsKey.sourceApplication: $0 as Any] }
        return delegate?.application(self, open: url, options: options ?? [:]) ?? false
      }
      let options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
      sceneDelegate.scene(
        scene, openURLContexts: [UIOpenURLContext(url: url, options: options)])
      return true
    }
  }

  /// Simulates continuing a user activity in the app, such as a universal link.
  ///
  /// UIKit's documentation: the delegate of the scene receives the activity, or the app's delegate in an app
  /// without scenes. The objects that the app passes to the restoration handler restore the activity.
  ///
  /// - Returns: `true` if the app handled the activity; always `true` for a scene.
  @discardableResult
  public func deliver(_ userActivity: NSUserActivity) -> Bool {
    runtimeEnvironment.bind {
      guard let scene = firstScene, let sceneDelegate = scene.delegate else {
        return delegate?.application(self, continue: userActivity) { restoring in
          restoring?.forEach { $0.restoreUserActivityState(userActivity) }
        } ?? false
      }
      sceneDelegate.scene(scene, willContinueUserActivityWithType: userActivity.activityType)
      sceneDelegate.scene(scene, continue: userActivity)
      return true
    }
  }

  /// Simulates choosing a Home Screen quick action of the app.
  ///
  /// UIKit's documentation: the delegate of the scene performs the action, or the app's delegate in an app
  /// without scenes.
  ///
  /// - Parameters:
  ///   - shortcutItem: the quick action.
  ///   - completion: a closure that receives `true` if the app performed the action.
  public func choose(
    _ shortcutItem: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    runtimeEnvironment.bind {
      let sceneDelegate = firstScene?.delegate as? any UIWindowSceneDelegate
      guard let scene = firstScene, let sceneDelegate else {
        delegate?.application(
          self, performActionFor: shortcutItem, completionHandler: completion)
        return
      }
      sceneDelegate.windowScene(
        scene, performActionFor: shortcutItem, completionHandler: completion)
    }
  }

  /// The URLs that the app asked the system to open, in the order of the calls.
  public var openedURLs: [URL] { requestedURLs }
}
