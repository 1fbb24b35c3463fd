import FixtureSupport
import Foundation
import UIKit

extension FixtureConfiguration {
  /// Returns the configuration with the conditions of an expectation, except its width and height.
  ///
  /// The device, its orientation, the scale and the layout direction are the expectation's. The text size, the
  /// interface style, the locale and the time zone are the expectation's if it states them.
  package func under(_ conditions: FixtureConditions) -> FixtureConfiguration {
    var configuration = self
    configuration.device = conditions.device.flatMap(FixtureDevice.init(named:))
    configuration.orientation = conditions.orientation == .landscape ? .landscape : .portrait
    configuration.scale = conditions.scale
    configuration.layoutDirection =
      conditions.direction == .rightToLeft ? .rightToLeft : .leftToRight
    if let category = conditions.contentSizeCategory { configuration.contentSize = category }
    if let appearance = conditions.appearance { configuration.appearance = appearance }
    if let locale = conditions.locale { configuration.locale = Locale(identifier: locale) }
    if let timeZone = conditions.timeZone.flatMap(TimeZone.init(identifier:)) {
      configuration.timeZone = timeZone
    }
    return configuration
  }
}
