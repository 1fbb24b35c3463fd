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
