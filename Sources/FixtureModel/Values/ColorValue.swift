/// A colour by name or by its components.
package enum ColorValue: Sendable, Hashable {
  /// One of UIKit's constants, such as `orange`.
  case named(String)
  /// Components from 0 to 255.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
}
