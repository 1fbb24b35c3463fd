import FixtureHosting
import Foundation
import Testing
import UIKit

extension Trait where Self == ConfigurationTrait {
  /// Runs the test on a device of the table, or one of your own.
  public static func device(_ device: Device) -> Self {
    ConfigurationTrait { $0.device = device }
  }

  /// Holds the device upright or sideways.
  public static func orientation(_ orientation: DeviceOrientation) -> Self {
    ConfigurationTrait { $0.orientation = orientation }
  }

  /// Sets the device pixels per point, in place of the device's.
  public static func scale(_ scale: CGFloat) -> Self {
    ConfigurationTrait { $0.scale = scale }
  }

  /// Sets the direction of reading.
  public static func layoutDirection(_ direction: UIUserInterfaceLayoutDirection) -> Self {
    ConfigurationTrait { $0.layoutDirection = direction }
  }

  /// Sets the preferred text size.
  public static func contentSize(_ category: UIContentSizeCategory) -> Self {
    ConfigurationTrait { $0.contentSize = category }
  }

  /// Sets light or dark appearance.
  public static func appearance(_ style: UIUserInterfaceStyle) -> Self {
    ConfigurationTrait { $0.appearance = style }
  }

  /// Runs the steps of the runtime one at a time, in the order that follows from a seed.
  public static func schedule(seed: UInt64) -> Self {
    ConfigurationTrait { $0.schedule = .seed(seed) }
  }

  /// Runs the steps of the runtime one at a time, in the order of a printed schedule.
  public static func schedule(_ schedule: Schedule) -> Self {
    ConfigurationTrait { $0.schedule = schedule }
  }
}
