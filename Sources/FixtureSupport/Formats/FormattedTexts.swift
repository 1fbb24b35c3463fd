import UIKit

/// A record of whether texts of an environment came from the locale data of the toolchain.
package enum FormattedTexts: EnvironmentKey {
  /// No text was formatted.
  package static let defaultValue = false

  /// Records that a text was formatted.
  static func note(in environment: RuntimeEnvironment) {
    environment.processValues[FormattedTexts.self] = true
  }

  /// The version of the data if a text of an environment was formatted, or else `nil`.
  package static func version(in environment: RuntimeEnvironment) -> String? {
    environment.processValues[FormattedTexts.self]
      ? "locale data of ICU \(RuntimeText.Versions.icu)" : nil
  }
}
