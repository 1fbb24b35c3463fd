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

  /// The height of capital letters in ems, from the font's AFM file, for version 1 of the table.
  var capHeight: CGFloat {
    self == .monospaced ? 0.562 : 0.718
  }

  /// The height of the letter x in ems, from the font's AFM file, for version 1 of the table.
  var xHeight: CGFloat {
    switch self {
    case .regular: 0.523
    case .bold: 0.532
    case .monospaced: 0.426
    }
  }
}
