extension NSLayoutConstraint {
  /// Returns the constraints of a visual format such as `H:|-[title]-8-[icon(24)]|`. They are not
  /// active.
  ///
  /// Rule: UIKit's documentation of the visual format language: lengths and distances are numbers
  /// or metrics with a relation and a priority; a dash is the standard spacing of 8 points, or the
  /// margin at the superview. An invalid format or an unknown name is reported as a violation, and
  /// the result is empty; UIKit raises an exception.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.SyntaxError) {
      let line = try VisualFormat(format)
      let maker = VisualFormatConstraints(
        format: line, options: opts, metrics: metrics ?? [:], views: views)
      do throws(VisualFormatConstraints.UnknownName) {
        return try maker.constraints()
      } catch {
        report("The visual format '\(format)' has no value for '\(error.name)'.")
      }
    } catch {
      report(
        "The visual format '\(format)' has no \(error.expected) at character \(error.column).")
    }
    return []
  }

  private class func report(_ message: String) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .invalidVisualFormat, subject: "NSLayoutConstraint", message: message,
        remedy: "Write the line as UIKit's visual format language has it, with every name in views "
          + "or metrics, and the views in their superview."))
  }
}

extension NSLayoutConstraint {
  /// The alignment and the direction of the views of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(.right)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// Views are ordered from left to right, whatever the layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views are ordered from right to left, whatever the layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes of the views that the options align.
    var alignments: [Attribute] {
      (1...12).compactMap { bit in
        rawValue & (1 << UInt(bit)) == 0 ? nil : Attribute(rawValue: bit)
      }
    }
  }
}
