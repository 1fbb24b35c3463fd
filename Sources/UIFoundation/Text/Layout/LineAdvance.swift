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
  /// The column of text that the last tab began, unless its stop aligns the beginning of the text.
  private(set) var column: TabColumn?
  /// The number of columns so far.
  private(set) var columnCount = 0
  /// The end of the last cluster that was added, while a column may end at a character.
  private var end = 0

  init(items: [TextItem], tabs: TabStops = TabStops(RuntimeText.ParagraphAttributes.default)) {
    self.items = items
    self.tabs = tabs
  }

  /// The advance in points.
  var width: CGFloat {
    let end = unalignedWidth
    guard let column else { return end }
    return end + column.shift(for: end - column.start)
  }

  /// The advance in points, as if the current column began where its tab does.
  var unalignedWidth: CGFloat {
    let text = CGFloat(units) * pointSize / unitsPerEm
    return closed + text + CGFloat(count) * extra
  }

  /// Adds the advance of a cluster.
  mutating func add(_ cluster: TextCluster) {
    if column != nil { endColumn(before: cluster) }
    if cluster.item != item { open(cluster.item) }
    switch cluster.kind {
    case .newline: break
    case .tab: moveToTabStop(cluster)
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

  /// Adds the difference between two ways to shape the first clusters of a line, which are of one item.
  ///
  /// - Returns: whether there is a difference.
  mutating func replace(_ clusters: ArraySlice<TextCluster>, by others: [TextCluster]) -> Bool {
    guard let first = clusters.first else { return false }
    open(first.item)
    for cluster in others { add(cluster) }
    let (whole, all) = (units, count)
    (units, count) = (0, 0)
    for cluster in clusters { add(cluster) }
    units = whole - units
    count = all - count
    return units != 0 || count != 0
  }

  private mutating func moveToTabStop(_ tab: TextCluster) {
    close()
    let stop = tabs.stop(after: closed)
    guard stop.edge != .leading else {
      closed = stop.location
      return
    }
    column = TabColumn(stop: stop, start: closed)
    columnCount += 1
    end = Int(tab.end)
  }

  /// Ends the column if a cluster begins with one of its terminators.
  private mutating func endColumn(before cluster: TextCluster) {
    guard let terminators = column?.stop.terminators else { return }
    if tabs.isTerminator(terminators, at: end) { close() }
    end = Int(cluster.end)
  }

  /// Ends the column, whose text is moved no more.
  private mutating func close() {
    closed = width
    column = nil
    units = 0
    count = 0
  }

  private mutating func open(_ index: Int32) {
    closed = unalignedWidth
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
