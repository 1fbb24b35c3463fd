import Foundation
import UIKit

/// Texture's configuration, which an app provides at launch.
///
/// Any thread. Texture: `ASConfiguration`. Texture finds it through a class method that the app
/// adds to the class, which requires the Objective-C runtime; here ``ASConfigurationManager`` takes it. Source:
/// `ASConfigurationInternal.mm`, `-init`.
public final class ASConfiguration: NSObject, NSCopying {
  /// The version of the dictionary schema: 1.
  public static let schemaCurrentVersion = 1

  /// The features that the app enables.
  ///
  /// Only ``ASExperimentalFeatures/rangeUpdateOnChangesetUpdate`` is used by the runtime, and
  /// ``ASExperimentalFeatures/textNode`` where text is truncated. It reports `unused-member`
  /// for the others. A configuration has an effect once it is current; see
  /// ``ASConfigurationManager/test_reset(with:)``.
  public var experimentalFeatures: ASExperimentalFeatures {
    didSet { reportUnused("ASConfiguration", if: hasUnusedFeatures) }
  }

  private var hasUnusedFeatures: Bool {
    !experimentalFeatures.subtracting([.rangeUpdateOnChangesetUpdate, .textNode]).isEmpty
  }
  /// The delegate, held strongly. Source: `ASConfiguration.h`, `delegate`. This runtime never calls
  /// it. Not used by the runtime, which reports `unused-member`.
  public var delegate: (any ASConfigurationDelegate)? {
    didSet { reportUnused("ASConfiguration", if: delegate != nil) }
  }

  /// Creates a configuration from a dictionary, as read from a file. `nil` enables no features.
  ///
  /// A dictionary whose `version` is not ``schemaCurrentVersion`` is reported as the advisory
  /// `old-configuration`, and read nevertheless. Source: `ASConfiguration.mm`, `-initWithDictionary:`.
  ///
  /// - Parameter dictionary: `experimental_features` is a list of names; unknown names and other keys
  ///   are ignored.
  public init(dictionary: [String: Any]? = nil) {
    if let dictionary { Self.checkVersion(dictionary["version"]) }
    let names = dictionary?["experimental_features"] as? [Any] ?? []
    experimentalFeatures = ASExperimentalFeaturesFromArray(names.compactMap { $0 as? String })
    super.init()
    reportUnused("ASConfiguration", if: hasUnusedFeatures, member: "experimentalFeatures")
  }

  private static func checkVersion(_ value: Any?) {
    let version = (value as? NSNumber)?.intValue ?? value as? Int ?? 0
    guard version != schemaCurrentVersion else { return }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .oldConfiguration, severity: .advisory, subject: "ASConfiguration",
        message: "The configuration has the version \(version) instead of \(schemaCurrentVersion).",
        remedy: "Set 'version' to ASConfiguration.schemaCurrentVersion.",
        numbers: [version, schemaCurrentVersion]))
  }

  /// Returns a configuration with the same features and delegate.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASConfiguration()
    (copy.experimentalFeatures, copy.delegate) = (experimentalFeatures, delegate)
    return copy
  }
}

/// The delegate of a configuration. Its methods are never called by this runtime.
///
/// Texture: `ASConfigurationDelegate`.
public protocol ASConfigurationDelegate: AnyObject {
  /// Tells the delegate that features are used for the first time. Texture calls it on a serial queue
  /// in the background. Source: `ASConfigurationInternal.mm`, `-activateExperimentalFeature:`.
  func textureDidActivateExperimentalFeatures(_ features: ASExperimentalFeatures)
  /// Tells the delegate that Texture has started. Texture calls it on the main thread. Source:
  /// `ASConfigurationInternal.mm`, `-frameworkDidInitialize`.
  func textureDidInitialize()
}

extension ASConfigurationDelegate {
  /// The default implementation does nothing.
  public func textureDidInitialize() {}
}
