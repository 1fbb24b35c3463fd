import Foundation

/// The advance of a line's clusters so far: exact sums of thousandths a run, in points.
struct LineAdvance {
  private let runs: [RunMetrics]
  private let tabs: TabStops
  private var closed: CGFloat = 0
  private var units = 0
  private var count = 0
  private var run = -1

  init(runs: [RunMetrics], tabs: TabStops = TabStops(ParagraphAttributes.default)) {
    self.runs = runs
    self.tabs = tabs
  }

  /// The advance in points.
  var width: CGFloat {
    guard run >= 0 else { return closed }
    let text = CGFloat(units) * runs[run].pointSize / 1000
    return closed + text + CGFloat(count) * runs[run].extra
  }

  /// Adds a cluster.
  mutating func add(_ cluster: TextCluster) {
    if cluster.kind == .newline { return }
    if cluster.kind == .tab { return moveToTabStop() }
    if Int(cluster.run) != run {
      close()
      run = Int(cluster.run)
    }
    units += Int(cluster.units)
    // A soft hyphen inside a line is not there at all, so nothing is added after it.
    if cluster.kind != .softHyphen { count += 1 }
  }

  private mutating func moveToTabStop() {
    closed = tabs.stop(after: width)
    run = -1
    units = 0
    count = 0
  }

  private mutating func close() {
    closed = width
    units = 0
    count = 0
  }
}

/// The places that tab characters move to.
struct TabStops {
  private let locations: [CGFloat]
  private let interval: CGFloat

  init(_ paragraph: ParagraphAttributes) {
    locations = paragraph.tabLocations
    interval = paragraph.defaultTabInterval
  }

  /// Returns the first stop beyond a place; past the last one, the next whole interval or the place.
  func stop(after x: CGFloat) -> CGFloat {
    if let stop = locations.first(where: { $0 > x }) { return stop }
    guard interval > 0, interval.isFinite else { return x }
    return ((x / interval).rounded(.down) + 1) * interval
  }
}
