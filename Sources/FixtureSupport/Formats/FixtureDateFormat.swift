import FixtureContract
import Foundation
import UIKit

/// A format of dates in generated texts, through Foundation's format styles.
///
/// Texts have the locale and the time zone of the environment. They come from the locale data of the toolchain, so
/// they may differ between toolchains, and from those of iOS.
public struct FixtureDateFormat: Hashable, Sendable {
  private enum Form: Hashable {
    case fields(String)
    case relative(isNamed: Bool, date: Date)
  }

  private let form: Form

  /// Returns a format with the fields of a Unicode skeleton, in the order of the locale.
  ///
  /// - Parameter skeleton: The fields, such as `yMMMd`. An empty text has the fields of `Date.FormatStyle`.
  /// - Returns: The format.
  public static func dateTime(_ skeleton: String) -> FixtureDateFormat {
    FixtureDateFormat(form: .fields(skeleton))
  }

  /// Returns a format in relation to a moment, such as "2 hours ago".
  ///
  /// - Parameters:
  ///   - seconds: The moment when the virtual clock is at zero, in seconds since 1970. The seconds of the clock
  ///     are added.
  ///   - isNamed: Whether near days have names, such as "yesterday".
  /// - Returns: The format.
  public static func relative(to seconds: Double, isNamed: Bool) -> FixtureDateFormat {
    FixtureDateFormat(
      form: .relative(isNamed: isNamed, date: Date(timeIntervalSince1970: seconds)))
  }

  /// Returns the text of a date. Can be called on any thread.
  public func text(_ value: Date) -> String {
    let environment = RuntimeEnvironment.current
    FormattedTexts.note(in: environment)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    switch form {
    case .fields(let skeleton):
      let style = Date.FormatStyle(
        locale: environment.locale, calendar: calendar, timeZone: environment.timeZone)
      let fields = (try? DateSkeleton(skeleton))?.fields ?? []
      return value.formatted(fields.reduce(style) { $0.adding(field: $1) })
    case .relative(let isNamed, let date):
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: value, presentation: isNamed ? .named : .numeric, locale: environment.locale,
        calendar: calendar)
      return style.format(date.addingTimeInterval(environment.scheduler.now))
    }
  }
}

extension Date.FormatStyle {
  /// Returns the style with a field of a Unicode skeleton.
  fileprivate func adding(field: String) -> Date.FormatStyle {
    switch field {
    case "G": era(.abbreviated)
    case "y": year(.defaultDigits)
    case "yy": year(.twoDigits)
    case "yyyy": year(.padded(4))
    case "Q": quarter(.oneDigit)
    case "QQQ": quarter(.abbreviated)
    case "QQQQ": quarter(.wide)
    case "M": month(.defaultDigits)
    case "MM": month(.twoDigits)
    case "MMM": month(.abbreviated)
    case "MMMM": month(.wide)
    case "MMMMM": month(.narrow)
    case "d": day(.defaultDigits)
    case "dd": day(.twoDigits)
    default: addingWeekdayOrTime(field: field)
    }
  }

  private func addingWeekdayOrTime(field: String) -> Date.FormatStyle {
    switch field {
    case "E", "EEE": weekday(.abbreviated)
    case "EEEE": weekday(.wide)
    case "EEEEE": weekday(.narrow)
    case "EEEEEE": weekday(.short)
    case "j": hour(.defaultDigits(amPM: .abbreviated))
    case "jj": hour(.twoDigits(amPM: .abbreviated))
    case "m": minute(.defaultDigits)
    case "mm": minute(.twoDigits)
    case "s": second(.defaultDigits)
    case "ss": second(.twoDigits)
    case "z": timeZone(.specificName(.short))
    case "zzzz": timeZone(.specificName(.long))
    default: self
    }
  }
}
