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
