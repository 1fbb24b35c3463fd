import FixtureFonts
import Foundation
import UIKit

/// Fonts that count how much text their typefaces shape.
final class CountingFonts: RuntimeText.FontProvider {
  private let fonts: FixtureFontFiles
  private let typefaces = Locked<[ObjectIdentifier: CountingTypeface]>([:])
  private let units = Locked(0)

  init(_ fonts: FixtureFontFiles) {
    self.fonts = fonts
  }

  /// The number of UTF-16 code units that were shaped.
  var shapedUnits: Int { units.withLock { $0 } }

  var versions: [String] { fonts.versions }

  func typeface(for font: UIFont) -> any RuntimeText.Typeface {
    let own = fonts.typeface(for: font)
    return typefaces.withLock { known in
      if let typeface = known[ObjectIdentifier(own)] { return typeface }
      let typeface = CountingTypeface(own) { [units] count in units.withLock { $0 += count } }
      known[ObjectIdentifier(own)] = typeface
      return typeface
    }
  }

  func postScriptName(of name: String) -> String? { fonts.postScriptName(of: name) }
}

/// A typeface that reports the length of each text that it shapes.
final class CountingTypeface: RuntimeText.Typeface {
  private let own: any RuntimeText.Typeface
  private let count: @Sendable (Int) -> Void

  init(_ own: any RuntimeText.Typeface, _ count: @escaping @Sendable (Int) -> Void) {
    self.own = own
    self.count = count
  }

  var metrics: RuntimeText.TypefaceMetrics { own.metrics }

  func contains(_ scalar: Unicode.Scalar) -> Bool { own.contains(scalar) }

  func shape(_ run: RuntimeText.ShapingRun) -> [RuntimeText.ShapedCluster] {
    count(run.text.count)
    return own.shape(run)
  }

  func groups(in run: RuntimeText.ShapingRun) -> UInt64 { own.groups(in: run) }

  func canDivide(_ groups: UInt64, in style: RuntimeText.ShapingStyle) -> Bool {
    own.canDivide(groups, in: style)
  }

  func kerning(ofSpaceBefore scalar: Unicode.Scalar, in style: RuntimeText.ShapingStyle)
    -> RuntimeText.SpaceKerning?
  {
    own.kerning(ofSpaceBefore: scalar, in: style)
  }
}
