import Foundation

/// A control for picking a date, a time, or a duration.
///
/// Nothing is shown. The initial date of a picker is the current one where a test has the trait
/// `.virtualDate(startingAt:)` or `.realDate`, and otherwise the reference date, the beginning of 2001.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The kind of value that is picked.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of day.
    case time
    /// A date.
    case date
    /// A date and a time.
    case dateAndTime
    /// A duration.
    case countDownTimer
    /// A month and a year.
    case yearAndMonth
  }

  private var stored = RuntimeEnvironment.current.shownDate
  private var seconds: TimeInterval = 0
  /// The kind of value that is picked. The default is a date and a time.
  open var datePickerMode = Mode.dateAndTime
  /// The preferred style. The default is `automatic`: the system chooses.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The earliest date, or `nil`, the default, for no limit.
  open var minimumDate: Date? {
    didSet { date = stored }
  }
  /// The latest date, or `nil`, the default, for no limit.
  open var maximumDate: Date? {
    didSet { date = stored }
  }
  /// The interval of the minutes, from 1, the default, to 30. Values that do not divide 60 are
  /// replaced by 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
    }
  }
  /// The locale, or `nil` for that of the environment. Not used by the runtime, which reports
  /// `unused-member`.
  open var locale: Locale? { didSet { reportUnused("UIDatePicker", if: locale != nil) } }
  /// The calendar. Not used by the runtime, which reports `unused-member`.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet { reportUnused("UIDatePicker", if: calendar != Calendar(identifier: .gregorian)) }
  }
  /// The time zone, or `nil` for that of the calendar.
  open var timeZone: TimeZone?
  /// A Boolean value that indicates whether dates are rounded to ``minuteInterval``. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var roundsToMinuteInterval = true {
    didSet { reportUnused("UIDatePicker", if: !roundsToMinuteInterval) }
  }

  /// The date, limited to the range of the limits. Setting it sends no event.
  ///
  /// Rule: UIKit's documentation: limits are ignored if the earliest date is after the latest.
  open var date: Date {
    get { stored }
    set { stored = limited(newValue) }
  }

  /// The duration of a countdown timer in seconds, from 0 to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { seconds }
    set { seconds = min(max(newValue, 0), 86_340) }
  }

  /// The current style: the preferred style, or `compact` for `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the date without sending an event.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let later = minimumDate.map { max(date, $0) } ?? date
    return maximumDate.map { min(later, $0) } ?? later
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// The system chooses the style.
  case automatic
  /// The picker consists of spinning wheels.
  case wheels
  /// The picker is a field that opens a calendar.
  case compact
  /// The picker is a calendar.
  case inline
}

extension UIDatePicker: StandardElement {
  package var standardTraits: UIAccessibilityTraits { .none }
}
