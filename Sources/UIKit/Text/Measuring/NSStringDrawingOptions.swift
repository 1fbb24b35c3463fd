/// How a string is laid out for measuring (UIKit).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lays out several lines; without it a string is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the room between lines in; the table's fonts have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures glyphs instead of lines; the table has no glyphs, so lines are measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that has room with an ellipsis when text is left over.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
