import Foundation

/// The attribute of a font descriptor that sets the axes of a variable font (Core Text).
///
/// The value is a dictionary with the numbers of axes as keys and their values, both numbers. The number
/// of an axis is its four-letter tag, for example `0x6F70737A` for `opsz`.
public var kCTFontVariationAttribute: String { FontVariations.attribute.rawValue }

/// Conversions of the values of axes between a descriptor's attribute and tags.
enum FontVariations {
  static let attribute = UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute")

  /// Returns the values of an attribute by the tags of the axes. Other keys and values are left out.
  static func values(_ attribute: Any?) -> [String: CGFloat] {
    guard let attribute = attribute as? [AnyHashable: Any] else { return [:] }
    var values: [String: CGFloat] = [:]
    for (key, value) in attribute {
      guard let number = CGFloat(number: key.base) ?? (key.base as? UInt32).map(CGFloat.init),
        let tag = tag(number),
        let value = CGFloat(number: value), value.isFinite
      else { continue }
      values[tag] = value
    }
    return values
  }

  /// Returns the values of axes as an attribute.
  static func attributeValue(_ values: [String: CGFloat]) -> [NSNumber: NSNumber] {
    let pairs = values.map { tag, value in
      (NSNumber(value: number(tag)), NSNumber(value: Double(value)))
    }
    return Dictionary(pairs) { $1 }
  }

  private static func number(_ tag: String) -> UInt32 {
    tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns the four letters that a number consists of, or `nil` for a number that is not a tag.
  private static func tag(_ number: CGFloat) -> String? {
    guard number >= 0x2020_2020, number <= 0x7E7E_7E7E else { return nil }
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: UInt32(number) >> $0) }
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
