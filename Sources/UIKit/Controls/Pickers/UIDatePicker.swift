import Foundation

/// Wheels, a calendar or a field for a date, a time or a length of time.
///
/// Nothing is shown. Nothing reads the wall clock either: a new picker stands at the reference date,
/// the beginning of 2001, where UIKit's stands at the present.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is picked.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A length of time.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  private var stored = Date(timeIntervalSinceReferenceDate: 0)
  private var seconds: TimeInterval = 0
  /// What is picked; default a day and a time.
  open var datePickerMode = Mode.dateAndTime
  /// The look that is wished for; default the system's choice.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The earliest date; `nil`, the default, is no limit.
  open var minimumDate: Date? {
    didSet { date = stored }
  }
  /// The latest date; `nil`, the default, is no limit.
  open var maximumDate: Date? {
    didSet { date = stored }
  }
  /// The distance of the minutes that are offered: 1, the default, to 30, and a divisor of 60.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
    }
  }
  /// The language; `nil` is the environment's.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone; `nil` is the calendar's.
  open var timeZone: TimeZone?
  /// A Boolean value that indicates whether a finished date is rounded to ``minuteInterval``; kept
  /// as a value. The default is `true`.
  open var roundsToMinuteInterval = true

  /// The date, kept between the limits; setting it sends no event.
  ///
  /// Rule: UIKit's documentation: limits of which the earliest is later than the latest do not count.
  open var date: Date {
    get { stored }
    set { stored = limited(newValue) }
  }

  /// The length of time in seconds, for a picker of one: from 0 to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { seconds }
    set { seconds = min(max(newValue, 0), 86_340) }
  }

  /// The look, which is the wished one.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the date without an event.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let later = minimumDate.map { max(date, $0) } ?? date
    return maximumDate.map { min(later, $0) } ?? later
  }

  /// Picks a date. A driven step: minutes are rounded down to the interval, `valueChanged` is sent.
  public func pick(_ date: Date) {
    guard isEnabled else { return }
    let step = Double(minuteInterval) * 60
    let time = date.timeIntervalSinceReferenceDate
    self.date =
      minuteInterval > 1
      ? Date(timeIntervalSinceReferenceDate: (time / step).rounded(.down) * step) : date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Picks a length of time in seconds. A driven step: `valueChanged` is sent.
  public func pick(countDownDuration: TimeInterval) {
    guard isEnabled else { return }
    self.countDownDuration = countDownDuration
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// The system chooses.
  case automatic
  /// Wheels.
  case wheels
  /// A field that opens a calendar.
  case compact
  /// A calendar.
  case inline
}
