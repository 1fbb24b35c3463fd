import Foundation

/// The advance of a line's clusters so far: exact sums of units for each item, in points.
struct LineAdvance {
  private let items: [TextItem]
  private let tabs: TabStops
  private var closed: CGFloat = 0
  private var units = 0
  private var count = 0
  private var item = -1

  init(items: [TextItem], tabs: TabStops = TabStops(ParagraphAttributes.default)) {
    self.items = items
    self.tabs = tabs
  }

  /// The advance in points.
  var width: CGFloat {
    guard item >= 0 else { return closed }
    let text = CGFloat(units) * items[item].pointSize / items[item].unitsPerEm
    return closed + text + CGFloat(count) * items[item].extra
  }

  /// Adds a cluster.
  mutating func add(_ cluster: TextCluster) {
    if cluster.kind == .newline { return }
    if cluster.kind == .tab { return moveToTabStop() }
    if Int(cluster.item) != item {
      close()
      item = Int(cluster.item)
    }
    units += Int(cluster.units)
    // A soft hyphen inside a line is not shown, so nothing is added after it.
    if cluster.kind == .softHyphen { return }
    if !items[item].isJoined || cluster.kind == .space { count += 1 }
  }

  private mutating func moveToTabStop() {
    closed = tabs.stop(after: width)
    item = -1
    units = 0
    count = 0
  }

  private mutating func close() {
    closed = width
    units = 0
    count = 0
  }
}

/// The positions that tab characters move to.
struct TabStops {
  private let locations: [CGFloat]
  private let interval: CGFloat

  init(_ paragraph: ParagraphAttributes) {
    locations = paragraph.tabLocations
    interval = paragraph.defaultTabInterval
  }

  /// Returns the first stop beyond a position; past the last one, the next multiple of the interval, or
  /// the position itself if there is no interval.
  func stop(after x: CGFloat) -> CGFloat {
    if let stop = locations.first(where: { $0 > x }) { return stop }
    guard interval > 0, interval.isFinite else { return x }
    return ((x / interval).rounded(.down) + 1) * interval
  }
}
