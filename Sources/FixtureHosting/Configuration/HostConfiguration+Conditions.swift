import FixtureSupport
import UIKit

extension FixtureConfiguration {
  /// Returns the configuration with the conditions of an expectation, except its width and height.
  ///
  /// The device, the scale and the layout direction are the expectation's. The text size and the interface
  /// style are the expectation's if it states them.
  package func under(_ conditions: FixtureConditions) -> FixtureConfiguration {
    var configuration = self
    configuration.device = conditions.device.flatMap(FixtureDevice.init(named:))
    configuration.scale = conditions.scale
    configuration.layoutDirection =
      conditions.direction == .rightToLeft ? .rightToLeft : .leftToRight
    if let category = conditions.contentSizeCategory { configuration.contentSize = category }
    if let appearance = conditions.appearance { configuration.appearance = appearance }
    return configuration
  }
}
