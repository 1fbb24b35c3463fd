import Foundation

/// The advance of a line's clusters so far. Units are summed exactly for each item and converted to
/// points.
struct LineAdvance {
  private let items: [TextItem]
  private let tabs: TabStops
  private var closed: CGFloat = 0
  private var units = 0
  private var count = 0
  private var item: Int32 = -1
  // The numbers of the current item.
  private var pointSize: CGFloat = 0
  private var unitsPerEm: CGFloat = 1
  private var extra: CGFloat = 0
  private var isJoined = false

  init(items: [TextItem], tabs: TabStops = TabStops(ParagraphAttributes.default)) {
    self.items = items
    self.tabs = tabs
  }

  /// The advance in points.
  var width: CGFloat {
    let text = CGFloat(units) * pointSize / unitsPerEm
    return closed + text + CGFloat(count) * extra
  }

  /// Adds the advance of a cluster.
  mutating func add(_ cluster: TextCluster) {
    if cluster.item != item { open(cluster.item) }
    switch cluster.kind {
    case .newline: break
    case .tab: moveToTabStop()
    // A soft hyphen inside a line is not shown, so nothing is added after it.
    case .softHyphen: units += Int(cluster.units)
    case .space:
      units += Int(cluster.units)
      count += 1
    case .visible:
      units += Int(cluster.units)
      if !isJoined { count += 1 }
    }
  }

  private mutating func moveToTabStop() {
    closed = tabs.stop(after: width)
    units = 0
    count = 0
  }

  private mutating func open(_ index: Int32) {
    closed = width
    units = 0
    count = 0
    item = index
    let next = items[Int(index)]
    pointSize = next.pointSize
    unitsPerEm = next.unitsPerEm
    extra = next.extra
    isJoined = next.isJoined
  }
}

/// The positions to which tab characters move the following text.
struct TabStops {
  private let locations: [CGFloat]
  private let interval: CGFloat

  init(_ paragraph: ParagraphAttributes) {
    locations = paragraph.tabLocations
    interval = paragraph.defaultTabInterval
  }

  /// Returns the first tab stop after a position; after the last stop, the next multiple of the
  /// interval, or the position without an interval.
  func stop(after x: CGFloat) -> CGFloat {
    if let stop = locations.first(where: { $0 > x }) { return stop }
    guard interval > 0, interval.isFinite else { return x }
    return ((x / interval).rounded(.down) + 1) * interval
  }
}
