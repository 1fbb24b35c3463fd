import Foundation

/// One instance of an app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The execution state of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in the foreground but receives no events.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The data with which UIKit connects a scene. It is empty unless a test fills it.
  @preconcurrency @MainActor public struct ConnectionOptions {
    /// The URLs that the scene must open. The default is an empty set.
    public var urlContexts: Set<UIOpenURLContext> = []
    /// The user activities that the scene must continue. The default is an empty set.
    public var userActivities: Set<NSUserActivity> = []
    /// The Home Screen quick action that the user chose. The default is `nil`.
    public var shortcutItem: UIApplicationShortcutItem?
    /// The bundle identifier of the app that requested the scene, or `nil` for an app of another
    /// developer.
    public var sourceApplication: String?
    /// The type of a user activity that is about to arrive. The default is `nil`.
    public var handoffUserActivityType: String?

    /// Creates empty options.
    public init() {}
  }

  /// The delegate that is notified of life-cycle events.
  open var delegate: (any UISceneDelegate)?
  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// The execution state of the scene.
  open package(set) var activationState = ActivationState.unattached
  /// The title of the scene.
  open var title: String! = ""
  /// The subtitle of the scene.
  open var subtitle = ""

  /// Creates a scene for a session. The connection options are ignored.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The next responder: the application.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Posted when a scene connects.
  public nonisolated class var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene disconnects. This runtime never posts it.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted after a scene became active.
  public nonisolated class var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  /// Posted before a scene becomes inactive.
  public nonisolated class var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene enters the foreground.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted after a scene entered the background.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }

  package func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// An error of a request for a scene.
public struct UISceneError: Error, Hashable, Sendable {
  /// The codes of scene errors.
  public enum Code: Int, Hashable, Sendable {
    /// The app does not support several scenes.
    case multipleScenesNotSupported
    /// The system denied the request.
    case requestDenied
    /// The device does not support requests for a geometry.
    case geometryRequestUnsupported = 100
    /// The visible view controller or the app does not support the requested geometry.
    case geometryRequestDenied
  }

  /// The code of the error.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) {
    self.code = code
  }
}
