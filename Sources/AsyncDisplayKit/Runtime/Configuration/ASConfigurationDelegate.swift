/// Hears of experimental features; nothing here uses one, so that nobody is told.
///
/// Texture: `ASConfigurationDelegate`.
public protocol ASConfigurationDelegate: AnyObject {
  /// Tells that features have come into use for the first time; in Texture on any thread.
  func textureDidActivateExperimentalFeatures(_ features: ASExperimentalFeatures)
  /// Tells that Texture has started; in Texture on the main thread.
  func textureDidInitialize()
}

extension ASConfigurationDelegate {
  /// Does nothing.
  public func textureDidInitialize() {}
}
