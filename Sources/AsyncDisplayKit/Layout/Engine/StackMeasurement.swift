/// The measuring of one stack: its constraints along (main) and across (cross) its axis.
///
/// The steps are those of Texture, in its order of operations, so that results agree bit for bit:
/// ``measureItems()``, ``breakLines(into:)``, ``flexLines(_:deferringFlexible:)``,
/// ``sizeLines(_:)``, ``stretchLines(_:)``, ``placeLines(_:)``. Nothing of it changes, so that it is
/// never copied.
struct StackMeasurement {
  let rules: StackRules
  let pass: LayoutPass
  let isVertical: Bool
  let minMain: Double
  let maxMain: Double
  let minCross: Double
  let maxCross: Double
  /// The size that the children take for their parent's: only what is exact.
  let parent: Extent
  let items: UnsafeMutableBufferPointer<StackItem>

  /// Differences below this count as none.
  static let violationEpsilon = 0.01

  @inline(__always)
  init(
    _ rules: StackRules, _ range: ExtentRange, _ pass: LayoutPass,
    _ items: UnsafeMutableBufferPointer<StackItem>
  ) {
    self.rules = rules
    self.pass = pass
    self.items = items
    isVertical = rules.isVertical
    minMain = isVertical ? range.minHeight : range.minWidth
    maxMain = isVertical ? range.maxHeight : range.maxWidth
    minCross = isVertical ? range.minWidth : range.minHeight
    maxCross = isVertical ? range.maxWidth : range.maxHeight
    parent = Extent(
      range.minWidth == range.maxWidth ? range.minWidth : .nan,
      range.minHeight == range.maxHeight ? range.minHeight : .nan)
  }

  /// Runs a closure for each index, at the same time where the stack asks for it.
  @inline(__always)
  func forEach(_ indices: Range<Int>, _ body: (Int, LayoutPass) -> Void) {
    if rules.isConcurrent && indices.count > 1 && !sharesElements {
      return measureConcurrently(indices, in: pass, body)
    }
    for index in indices { body(index, pass) }
  }

  /// Whether some element stands in two children, which two threads must not measure at a time.
  @inline(never)
  private var sharesElements: Bool {
    var search = DuplicateSearch()
    return items.contains { $0.element.with { search.duplicate(in: $0) } != nil }
  }

  /// Measures a child in ranges along and across the stack, and notes its size.
  @inline(__always)
  func measure(
    _ index: Int, _ low: Double, _ high: Double, _ crossLow: Double, _ crossHigh: Double,
    in pass: LayoutPass
  ) {
    let range =
      isVertical
      ? ExtentRange(minWidth: crossLow, minHeight: low, maxWidth: crossHigh, maxHeight: high)
      : ExtentRange(minWidth: low, minHeight: crossLow, maxWidth: high, maxHeight: crossHigh)
    let size = items[index].element.with {
      $0.measure(range, parent: parent, in: pass)
    }
    items[index].main = isVertical ? size.height : size.width
    items[index].cross = isVertical ? size.width : size.height
  }

  /// Measures a child that is stretched, or as large across the stack as it likes.
  @inline(__always)
  func measureAcross(
    _ index: Int, _ low: Double, _ high: Double, _ crossLow: Double, _ crossHigh: Double,
    in pass: LayoutPass
  ) {
    guard items[index].alignment == .stretch else {
      return measure(index, low, high, 0, crossHigh, in: pass)
    }
    let own = stretchBounds(items[index], crossLow, crossHigh)
    measure(index, low, high, own.low, own.high, in: pass)
  }

  /// The child's own bounds across the stack, and the stack's where it has none.
  ///
  /// - Quirk: they are resolved against an unknown parent, so that a fractional size is as good as
  ///   none.
  @inline(__always)
  private func stretchBounds(
    _ item: StackItem, _ crossLow: Double, _ crossHigh: Double
  ) -> (low: Double, high: Double) {
    item.element.with { element in
      guard element.isSized else { return (crossLow, crossHigh) }
      let own = element.ownSize.resolved(parent: .undefined)
      if own.isUndefined { pass.reportUndefinedFraction(element) }
      let low = isVertical ? own.range.minWidth : own.range.minHeight
      let high = isVertical ? own.range.maxWidth : own.range.maxHeight
      return (low == 0 ? crossLow : low, high == .infinity ? crossHigh : high)
    }
  }

  /// How far a sum along the stack is from the stack's range: above 0 when too small.
  @inline(__always)
  func mainViolation(_ sum: Double) -> Double {
    if sum < minMain { return minMain - sum }
    return sum > maxMain ? maxMain - sum : 0
  }

  /// How far a sum across the stack is from the stack's range: above 0 when too small.
  @inline(__always)
  func crossViolation(_ sum: Double) -> Double {
    if sum < minCross { return minCross - sum }
    return sum > maxCross ? maxCross - sum : 0
  }

  /// The sum of spacings, then of sizes, along a line.
  @inline(__always)
  func mainSum(_ line: StackLine) -> Double {
    var sum = rules.spacing * Double(line.count - 1)
    for index in line.start..<line.end {
      sum = sum + items[index].spacingBefore + items[index].spacingAfter
    }
    for index in line.start..<line.end { sum += items[index].main }
    return sum
  }

  /// The sum of line spacings and line sizes across the stack.
  @inline(__always)
  func crossSum(_ lines: StackLines) -> Double {
    var sum = rules.lineSpacing * Double(lines.count - 1)
    for line in lines { sum += line.cross }
    return sum
  }
}
