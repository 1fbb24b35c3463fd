/// The appearances of one bar, or of one item for the bar it stands in; each is kept as a copy.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance? { didSet { standard = standard?.copied() } }
  var compact: Appearance? { didSet { compact = compact?.copied() } }
  var scrollEdge: Appearance? { didSet { scrollEdge = scrollEdge?.copied() } }
  var compactScrollEdge: Appearance? { didSet { compactScrollEdge = compactScrollEdge?.copied() } }

  /// The appearance that is said for a situation; nil when none is.
  ///
  /// Rule: UIKit's documentation of `compactScrollEdgeAppearance`: without it the appearance at the
  /// edge is used, without that one the compact one, else the standard one.
  func appearance(isAtScrollEdge: Bool, isCompact: Bool) -> Appearance? {
    let edge = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
    let other = isCompact ? compact ?? standard : standard
    return isAtScrollEdge ? edge ?? other : other
  }
}
