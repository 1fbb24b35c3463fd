import Foundation

extension UIApplication {
  private var firstScene: UIWindowScene? {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// Hands the app an address, as another app or the system does. A driven step.
  ///
  /// Rule: UIKit's documentation: an app with scenes hears it at the scene's delegate, any other at
  /// `application(_:open:options:)`.
  ///
  /// - Returns: whether the app took it; a scene's delegate has no say, so it always does.
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

  /// Hands the app what a person did elsewhere, a link into the app among them. A driven step.
  ///
  /// Rule: UIKit's documentation, as for ``deliver(_:sourceApplication:)``; the objects that the app
  /// names to go on are told.
  ///
  /// - Returns: whether the app took it.
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

  /// Chooses an action of the app's icon. A driven step.
  ///
  /// Rule: UIKit's documentation, as for ``deliver(_:sourceApplication:)``.
  ///
  /// - Parameters:
  ///   - shortcutItem: the action.
  ///   - completion: runs with what the app says of its success.
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
}
