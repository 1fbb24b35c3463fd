import Foundation

/// A tab stop: a position in a line to which a tab character moves the following text (UIKit).
///
/// The location is measured from the edge where the writing direction of the paragraph begins. The
/// alignment is absolute (Apple, `NSTextTab`): text is left of a right-aligned stop in both writing
/// directions.
open class NSTextTab: NSObject {
  private let header = CoreFoundationHeader()

  /// A key of a tab stop's options (UIKit).
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same string as in UIKit.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the characters that end a column, a `CharacterSet`.
    ///
    /// A tab character and the end of the line end a column, too.
    public static let columnTerminators = OptionKey(
      rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the tab stop: its left edge, its right edge, or its center.
  ///
  /// With `natural` and `justified`, it is the edge where the writing direction begins.
  public let alignment: NSTextAlignment
  /// The distance of the tab stop from the line's start, in points.
  public let location: CGFloat
  /// The options of the tab stop. The runtime uses ``OptionKey/columnTerminators``.
  public let options: [OptionKey: Any]

  /// Creates a tab stop at a distance from the line's start, in points.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  convenience init(_ stop: RuntimeText.TabStop) {
    self.init(
      textAlignment: stop.alignment, location: stop.location,
      options: stop.terminators.map { [.columnTerminators: $0] } ?? [:])
  }

  /// Returns the characters that end a column of numbers: the decimal separator of a locale.
  ///
  /// A stop with `right` and these characters aligns numbers at their decimal separators.
  ///
  /// - Parameter aLocale: The locale, or `nil` for the separator `.`.
  /// - Returns: A set with the separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// Returns a Boolean value that indicates whether another tab stop has the same alignment,
  /// location, and column terminators.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { RuntimeText.TabStop($0) == RuntimeText.TabStop(self) } ?? false
  }

  /// A hash of the location.
  open override var hash: Int { location.hashValue }
}

extension RuntimeText {
  /// A tab stop of a paragraph, as a value that can be passed between threads.
  public struct TabStop: Hashable, Sendable {
    /// The distance from the edge where the writing direction begins, in points.
    public var location: CGFloat
    /// The alignment of the text at the stop.
    public var alignment: NSTextAlignment
    /// The characters that end the column of text at the stop, or `nil` for none.
    public var terminators: CharacterSet?

    /// Creates a stop. By default, it aligns the left edge of text.
    public init(
      _ location: CGFloat, alignment: NSTextAlignment = .left, terminators: CharacterSet? = nil
    ) {
      self.location = location
      self.alignment = alignment
      self.terminators = terminators
    }

    init(_ tab: NSTextTab) {
      self.init(
        tab.location, alignment: tab.alignment,
        terminators: tab.options[.columnTerminators] as? CharacterSet)
    }

    /// The stops of text without a paragraph style.
    static let standard = (1...12).map { RuntimeText.TabStop(CGFloat($0 * 28)) }
  }
}
