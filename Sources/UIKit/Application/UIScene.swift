import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene takes part in what a person sees.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// Shown and hearing events.
    case foregroundActive
    /// Shown without events.
    case foregroundInactive
    /// Not shown.
    case background
  }

  /// What a scene is connected with; empty unless a test says otherwise.
  @preconcurrency @MainActor public struct ConnectionOptions {
    /// The addresses that the scene is to open; default none.
    public var urlContexts: Set<UIOpenURLContext> = []
    /// What a person did elsewhere; default nothing.
    public var userActivities: Set<NSUserActivity> = []
    /// The action of the app's icon that was chosen; default none.
    public var shortcutItem: UIApplicationShortcutItem?
    /// The app that asks for the scene; nil for another developer's.
    public var sourceApplication: String?
    /// The type of an activity that is on its way; default none.
    public var handoffUserActivityType: String?

    /// Makes empty options.
    public init() {}
  }

  /// What the scene's delegate hears.
  open var delegate: (any UISceneDelegate)?
  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// Whether the scene takes part in what a person sees.
  open internal(set) var activationState = ActivationState.unattached
  /// The scene's title.
  open var title: String! = ""
  /// A second line of the scene's title.
  open var subtitle = ""

  /// Makes a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The next object of the chain: the application.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Posted when a scene connects.
  public nonisolated class var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene was disconnected; never by itself here.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene hears events.
  public nonisolated class var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to hear no events.
  public nonisolated class var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene is about to be shown.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene is shown no longer.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Why a scene does not do what an app asks for.
public struct UISceneError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// The app may not have several scenes.
    case multipleScenesNotSupported
    /// The request was refused.
    case requestDenied
    /// Scenes are not shaped so on this device.
    case geometryRequestUnsupported = 100
    /// The shown controller or the app does not support the shape.
    case geometryRequestDenied
  }

  /// The reason.
  public let code: Code

  /// Makes an error for a reason.
  public init(_ code: Code) {
    self.code = code
  }
}
