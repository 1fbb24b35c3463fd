import UIKit

/// The manager of the current configuration.
///
/// Any thread. Texture: `ASConfigurationManager`.
public final class ASConfigurationManager: NSObject {
  /// Makes a configuration current for the environment, or with `nil` one without experimental features.
  ///
  /// Texture's tests call the same method, whose configuration is that of the process. Source:
  /// `ASConfigurationInternal.mm`, `+test_resetWithConfiguration:`.
  public static func test_reset(with configuration: ASConfiguration?) {
    let experiments = configuration?.experimentalFeatures ?? []
    if experiments.contains(.textNode) {
      ASTextNode.hasSecondNodes.store(true, ordering: .releasing)
    }
    ASDisplayNode.settings.experiments = experiments
  }
}
