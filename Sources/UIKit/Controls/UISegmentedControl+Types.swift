extension UISegmentedControl {
  /// Which segments are meant, by where they stand.
  public enum Segment: Int, Hashable, Sendable {
    /// All.
    case any
    /// The first of several.
    case left
    /// Those between the first and the last.
    case center
    /// The last of several.
    case right
    /// A single one.
    case alone
  }

  /// What a displacement of content is for.
  struct ContentPlace: Hashable {
    var segment: Segment
    var metrics: UIBarMetrics
  }
}
