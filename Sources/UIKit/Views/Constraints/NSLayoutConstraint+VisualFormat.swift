extension NSLayoutConstraint {
  /// Makes the constraints of a line such as `H:|-[title]-8-[icon(24)]|`; none counts before it is
  /// active.
  ///
  /// Rule: UIKit's documentation of the visual format language: lengths and distances are numbers or
  /// metrics with a relation and a priority, a dash is the standard space of 8 points, at the superview
  /// its margins. A text that is not such a line, or a name that is not given, is a violation and makes
  /// no constraint; UIKit raises.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Mistake) {
      let line = try VisualFormat(format)
      let maker = VisualFormatConstraints(
        format: line, options: opts, metrics: metrics ?? [:], views: views)
      do throws(VisualFormatConstraints.UnknownName) {
        return try maker.constraints()
      } catch {
        report("The visual format '\(format)' names '\(error.name)', which is not given.")
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
  /// How the views of a visual format are aligned, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// Left edges are equal.
    public static let alignAllLeft = FormatOptions(.left)
    /// Right edges are equal.
    public static let alignAllRight = FormatOptions(.right)
    /// Top edges are equal.
    public static let alignAllTop = FormatOptions(.top)
    /// Bottom edges are equal.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The edges where lines begin are equal.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The edges where lines end are equal.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Middles across are equal.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Middles from top to bottom are equal.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Baselines of last lines are equal.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Baselines of first lines are equal.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// Views follow each other from left to right, however lines run.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left, however lines run.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that are equal.
    var alignments: [Attribute] {
      (1...12).compactMap { bit in
        rawValue & (1 << UInt(bit)) == 0 ? nil : Attribute(rawValue: bit)
      }
    }
  }
}
