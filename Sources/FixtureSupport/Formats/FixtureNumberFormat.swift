import Foundation
import UIKit

/// A format of numbers in generated texts, through Foundation's format styles.
///
/// Texts have the locale of the environment. They come from the locale data of the toolchain, so they may differ
/// between toolchains, and from those of iOS.
public struct FixtureNumberFormat: Hashable, Sendable {
  private enum Form: Hashable {
    case number
    case currency(String)
    case percent
    case byteCount(FixtureByteCountStyle)
  }

  private let form: Form
  private let fractionLength: Int?

  private init(_ form: Form, _ fractionLength: Int? = nil) {
    self.form = form
    self.fractionLength = fractionLength
  }

  /// Returns a format with the separators of the locale.
  ///
  /// - Parameter fractionLength: The number of fraction digits, or `nil` for that of the value.
  /// - Returns: The format.
  public static func number(fractionLength: Int? = nil) -> FixtureNumberFormat {
    FixtureNumberFormat(.number, fractionLength)
  }

  /// Returns a format with the symbol of a currency.
  ///
  /// - Parameters:
  ///   - code: The ISO 4217 code of the currency, such as `EUR`.
  ///   - fractionLength: The number of fraction digits, or `nil` for that of the currency.
  /// - Returns: The format.
  public static func currency(_ code: String, fractionLength: Int? = nil) -> FixtureNumberFormat {
    FixtureNumberFormat(.currency(code), fractionLength)
  }

  /// Returns a format with a percent sign. Whole numbers are percentages; others are multiplied by 100, as by
  /// Foundation.
  ///
  /// - Parameter fractionLength: The number of fraction digits, or `nil` for that of the value.
  /// - Returns: The format.
  public static func percent(fractionLength: Int? = nil) -> FixtureNumberFormat {
    FixtureNumberFormat(.percent, fractionLength)
  }

  /// Returns a format of numbers of bytes.
  ///
  /// - Parameter style: The units.
  /// - Returns: The format.
  public static func byteCount(_ style: FixtureByteCountStyle) -> FixtureNumberFormat {
    FixtureNumberFormat(.byteCount(style))
  }

  /// Returns the text of a whole number. Can be called on any thread.
  public func text(_ value: Int) -> String {
    let locale = Self.locale()
    switch form {
    case .number:
      let style = IntegerFormatStyle<Int>.number.locale(locale)
      return value.formatted(precision.map(style.precision) ?? style)
    case .currency(let code):
      let style = IntegerFormatStyle<Int>.Currency.currency(code: code).locale(locale)
      return value.formatted(currencyPrecision.map(style.precision) ?? style)
    case .percent:
      let style = IntegerFormatStyle<Int>.Percent.percent.locale(locale)
      return value.formatted(precision.map(style.precision) ?? style)
    case .byteCount(let style):
      return Int64(value).formatted(ByteCountFormatStyle(style: style.style, locale: locale))
    }
  }

  /// Returns the text of a number. Can be called on any thread.
  public func text(_ value: Double) -> String {
    let locale = Self.locale()
    switch form {
    case .number:
      let style = FloatingPointFormatStyle<Double>.number.locale(locale)
      return value.formatted(precision.map(style.precision) ?? style)
    case .currency(let code):
      let style = FloatingPointFormatStyle<Double>.Currency.currency(code: code).locale(locale)
      return value.formatted(currencyPrecision.map(style.precision) ?? style)
    case .percent:
      let style = FloatingPointFormatStyle<Double>.Percent.percent.locale(locale)
      return value.formatted(precision.map(style.precision) ?? style)
    case .byteCount(let style):
      let bytes = Int64(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
      return bytes.formatted(ByteCountFormatStyle(style: style.style, locale: locale))
    }
  }

  /// Returns the text of a length. Can be called on any thread.
  public func text(_ value: CGFloat) -> String { text(Double(value)) }

  /// Returns the locale of the environment, and records that its data is used.
  private static func locale() -> Locale {
    let environment = RuntimeEnvironment.current
    FormattedTexts.note(in: environment)
    return environment.locale
  }

  private var precision: NumberFormatStyleConfiguration.Precision? {
    fractionLength.map { .fractionLength($0) }
  }

  private var currencyPrecision: CurrencyFormatStyleConfiguration.Precision? {
    fractionLength.map { .fractionLength($0) }
  }
}

/// The units of numbers of bytes, named as in `ByteCountFormatStyle.Style`.
public enum FixtureByteCountStyle: String, Hashable, Sendable {
  /// The units of files.
  case file
  /// The units of memory.
  case memory
  /// Powers of 1,000.
  case decimal
  /// Powers of 1,024.
  case binary

  fileprivate var style: ByteCountFormatStyle.Style {
    switch self {
    case .file: .file
    case .memory: .memory
    case .decimal: .decimal
    case .binary: .binary
    }
  }
}
