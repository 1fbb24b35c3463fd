import Foundation

extension RuntimeText.FontFeature {
  /// Returns the OpenType features of a descriptor's feature settings, sorted by tag.
  ///
  /// A setting is a dictionary with an OpenType tag and a value, or with one of the feature types and
  /// selectors of Apple's font feature registry that have a counterpart in OpenType. Others have no
  /// effect on fonts with OpenType tables and are left out.
  static func features(_ settings: Any?) -> [RuntimeText.FontFeature] {
    guard let settings = settings as? [[UIFontDescriptor.FeatureKey: Any]] else { return [] }
    var values: [String: UInt32] = [:]
    for setting in settings {
      guard let feature = feature(setting) else { continue }
      values[feature.tag] = feature.value
    }
    return values.sorted { $0.key < $1.key }.map { RuntimeText.FontFeature($0.key, $0.value) }
  }

  private static func feature(_ setting: [UIFontDescriptor.FeatureKey: Any]) -> RuntimeText
    .FontFeature?
  {
    if let tag = setting[.openTypeTag] as? String, tag.utf8.count == 4 {
      let value = CGFloat(number: setting[.openTypeValue]) ?? 1
      guard value >= 0, value < 65_536 else { return nil }
      return RuntimeText.FontFeature(tag, UInt32(value))
    }
    guard let type = CGFloat(number: setting[.type]),
      let selector = CGFloat(number: setting[.selector])
    else { return nil }
    if type == 35, selector >= 2, selector < 42 { return stylisticSet(Int(selector)) }
    return registry[[type, selector]].map { RuntimeText.FontFeature($0.0, $0.1) }
  }

  /// Returns the stylistic set of a selector. Even selectors enable the sets 1, 2, and so on; odd
  /// selectors disable them.
  private static func stylisticSet(_ selector: Int) -> RuntimeText.FontFeature {
    let number = selector / 2
    return RuntimeText.FontFeature(
      number < 10 ? "ss0\(number)" : "ss\(number)", selector % 2 == 0 ? 1 : 0)
  }

  /// The OpenType counterparts of feature types and selectors (Apple, "Font Feature Registry").
  private static let registry: [[CGFloat]: (String, UInt32)] = [
    [1, 2]: ("liga", 1), [1, 3]: ("liga", 0), [1, 4]: ("dlig", 1), [1, 5]: ("dlig", 0),
    [1, 18]: ("clig", 1), [1, 19]: ("clig", 0), [6, 0]: ("tnum", 1), [6, 1]: ("pnum", 1),
    [10, 1]: ("sups", 1), [10, 2]: ("subs", 1), [10, 3]: ("ordn", 1), [10, 4]: ("sinf", 1),
    [11, 1]: ("afrc", 1), [11, 2]: ("frac", 1), [14, 4]: ("zero", 1), [14, 5]: ("zero", 0),
    [21, 0]: ("onum", 1), [21, 1]: ("lnum", 1), [33, 0]: ("case", 1), [36, 0]: ("calt", 1),
    [36, 1]: ("calt", 0), [37, 1]: ("smcp", 1), [37, 2]: ("pcap", 1), [38, 1]: ("c2sc", 1),
    [38, 2]: ("c2pc", 1),
  ]
}
