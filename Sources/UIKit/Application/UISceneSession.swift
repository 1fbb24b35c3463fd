import Foundation

/// The lasting identity of a scene.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// How the scene is set up.
  public let configuration: UISceneConfiguration
  /// The scene, when it is connected.
  public internal(set) weak var scene: UIScene?

  /// The identity of the session, unlike every other's.
  public let persistentIdentifier = UUID().uuidString
  /// What the app keeps with the session; default nothing.
  public var userInfo: [String: Any]?
  /// What is to be taken up when the scene comes back; default nothing.
  public var stateRestorationActivity: NSUserActivity?

  /// Makes a session.
  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is set up.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
