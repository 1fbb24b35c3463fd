import FixtureHosting
import FixtureSupport
import Foundation
import UIKit

/// The environment of a picture, each value under its name, as a gallery shows and filters it.
@MainActor
enum GalleryEnvironment {
  /// Returns the environment of a window.
  ///
  /// - Parameters:
  ///   - window: the window.
  ///   - configuration: the settings of the test, which name the device.
  /// - Returns: the values by name.
  static func of(
    _ window: UIWindow, _ configuration: FixtureConfiguration = .current
  ) -> [String: String] {
    let traits = window.traitCollection
    let size = window.bounds.size
    var values = [
      "device": configuration.device?.name ?? "\(FixtureNumber.text(Double(size.width))) wide",
      "size": FixtureNumber.text([size.width, size.height]),
      "scale": FixtureNumber.text(Double(traits.displayScale)),
      "direction": direction(traits.layoutDirection == .rightToLeft),
      "text size": textSize(traits.preferredContentSizeCategory),
      "appearance": appearance(traits.userInterfaceStyle),
    ]
    if let fonts = configuration.fonts { values["fonts"] = fonts.versions.joined(separator: ", ") }
    return values
  }

  /// Returns the environment of the running task, for a picture without a window.
  static func current() -> [String: String] {
    let environment = RuntimeEnvironment.current
    return of(
      environment.traits, FixtureConfiguration.current,
      width: Double(environment.screen.size.width))
  }

  /// Returns the environment of an expectation that has no host yet.
  static func of(_ conditions: FixtureConditions) -> [String: String] {
    let configuration = FixtureConfiguration.current.under(conditions)
    let traits = configuration.environment(basedOn: .current).traits
    var values = of(traits, configuration, width: conditions.width)
    values["size"] = FixtureNumber.text([conditions.width, conditions.height])
    values["scale"] = FixtureNumber.text(conditions.scale)
    return values
  }

  private static func of(
    _ traits: RuntimeEnvironment.Traits, _ configuration: FixtureConfiguration, width: Double
  ) -> [String: String] {
    [
      "device": configuration.device?.name ?? "\(FixtureNumber.text(width)) wide",
      "direction": direction(traits.layoutDirection == .rightToLeft),
      "text size": textSize(traits.preferredContentSizeCategory),
      "appearance": appearance(traits.userInterfaceStyle),
    ]
  }

  private static func direction(_ isRightToLeft: Bool) -> String {
    isRightToLeft ? "right to left" : "left to right"
  }

  private static func appearance(_ style: UIUserInterfaceStyle) -> String {
    style == .dark ? "dark" : "light"
  }

  /// Returns the category without its prefix, such as `L` or `Accessibility XL`.
  private static func textSize(_ category: UIContentSizeCategory) -> String {
    let name = category.rawValue.replacing("UICTContentSizeCategory", with: "")
    return name.replacing("Accessibility", with: "Accessibility ")
  }
}
