import Foundation

extension String {
  /// Makes the text that a bundle's table has for a key, or the key itself; any thread.
  ///
  /// Foundation on Linux lacks it. Values in the key stand as `%@`, `%lld` and `%lf` in the table's key.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle)
  }

  /// Makes the text that a bundle's table has for a key, or the default value; any thread.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: "\(key)", value: defaultValue, table: table, bundle: bundle)
  }

  private init(localized key: String, value: LocalizationValue, table: String?, bundle: Bundle?) {
    let format = (bundle ?? .main).localizedString(forKey: key, value: value.key, table: table)
    self = value.filled(in: format)
  }
}
