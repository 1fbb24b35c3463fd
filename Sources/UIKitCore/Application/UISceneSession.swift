import Foundation

/// The persistent identity of a scene.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw value of the role, the same string as in UIKit.
    public let rawValue: String

    /// Creates a role from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene with windows on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  public let configuration: UISceneConfiguration
  /// The connected scene, or `nil`.
  public package(set) weak var scene: UIScene?

  /// A unique identifier of the session.
  public let persistentIdentifier = UUID().uuidString
  /// App-specific data of the session. The default is `nil`.
  public var userInfo: [String: Any]?
  /// The activity that restores the scene. The default is `nil`. Stored but not used by the
  /// runtime.
  public var stateRestorationActivity: NSUserActivity?

  /// Creates a session.
  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// The configuration from which UIKit creates a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
