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
