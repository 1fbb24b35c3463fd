import Foundation

/// The sets of advances that the metrics table has; slanted faces share those of upright ones.
package enum FontFace: UInt8, Hashable, Sendable, CaseIterable {
  /// Helvetica and Helvetica Oblique.
  case regular
  /// Helvetica Bold and Helvetica Bold Oblique.
  case bold
  /// Courier in all its styles: 0.6 em a character.
  case monospaced

  init(_ traits: UIFontDescriptor.SymbolicTraits) {
    if traits.contains(.traitMonoSpace) {
      self = .monospaced
    } else {
      self = traits.contains(.traitBold) ? .bold : .regular
    }
  }

  /// The height of capital letters in ems, from the face's AFM file; table version 1.
  var capHeight: CGFloat {
    self == .monospaced ? 0.562 : 0.718
  }

  /// The height of the letter x in ems, from the face's AFM file; table version 1.
  var xHeight: CGFloat {
    switch self {
    case .regular: 0.523
    case .bold: 0.532
    case .monospaced: 0.426
    }
  }
}
