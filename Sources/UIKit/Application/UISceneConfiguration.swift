import Foundation

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
