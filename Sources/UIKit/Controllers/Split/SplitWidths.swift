/// The widths that a side column was given, in points and parts of the whole.
struct SplitWidths {
  var preferred = UISplitViewController.automaticDimension
  var preferredFraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The width of a side column that was given none, in points.
  static var standard: CGFloat { 320 }

  /// The column's width inside a whole width, in points.
  func width(in total: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = Self.standard
    if preferred != automatic {
      width = preferred
    } else if preferredFraction != automatic {
      width = total * preferredFraction
    }
    // A width in points is meant as it stands; a fraction stops at the standard width.
    let isFraction = preferred == automatic && preferredFraction != automatic
    let limit = maximum != automatic ? maximum : isFraction ? Self.standard : total
    return max(minimum == automatic ? 0 : minimum, min(width, limit)).clamped(from: 0, to: total)
  }
}
