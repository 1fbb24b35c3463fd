import Foundation

/// What an app asks of Texture when it starts; any thread.
///
/// Texture: `ASConfiguration`. Texture finds it as a class method that the app adds to the class, which
/// needs the Objective-C runtime: nobody asks for it here.
public final class ASConfiguration: NSObject, NSCopying {
  /// The number of the form of dictionaries: 1.
  public static let schemaCurrentVersion = 1

  /// The features that the app switches on; they change nothing here.
  public var experimentalFeatures: ASExperimentalFeatures
  /// Hears of features that come into use; kept alive, as in Texture.
  public var delegate: (any ASConfigurationDelegate)?

  /// Reads the features from a dictionary, as it is read from a file; nil means none.
  ///
  /// - Parameter dictionary: `experimental_features` is a list of names; unknown ones are left out, and
  ///   so is everything else.
  public init(dictionary: [String: Any]? = nil) {
    let names = dictionary?["experimental_features"] as? [Any] ?? []
    experimentalFeatures = ASExperimentalFeaturesFromArray(names.compactMap { $0 as? String })
    super.init()
  }

  /// Returns a configuration of the same features and delegate.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASConfiguration()
    (copy.experimentalFeatures, copy.delegate) = (experimentalFeatures, delegate)
    return copy
  }
}

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
