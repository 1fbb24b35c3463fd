import Foundation

/// A set of advances in the metrics table. Slanted fonts have the advances of upright ones.
package enum FontFace: UInt8, Hashable, Sendable, CaseIterable {
  /// The advances of Helvetica and Helvetica Oblique.
  case regular
  /// The advances of Helvetica Bold and Helvetica Bold Oblique.
  case bold
  /// The advances of Courier in all its styles: 0.6 em per character.
  case monospaced

  init(_ traits: UIFontDescriptor.SymbolicTraits) {
    if traits.contains(.traitMonoSpace) {
      self = .monospaced
    } else {
      self = traits.contains(.traitBold) ? .bold : .regular
    }
  }
}
