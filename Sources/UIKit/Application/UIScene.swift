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
