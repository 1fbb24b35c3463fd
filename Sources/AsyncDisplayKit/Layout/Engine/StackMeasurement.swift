/// The measuring of one stack, with the constraints along its axis (main) and across it (cross).
///
/// The steps are those of Texture, in its order of operations, so that results agree bit for bit:
/// ``measureItems()``, ``breakLines(into:)``, ``flexLines(_:deferringFlexible:)``,
/// ``sizeLines(_:)``, ``stretchLines(_:)``, ``placeLines(_:)``. All properties are constants, so
/// that the value is never copied.
struct StackMeasurement {
  let rules: StackRules
  private let borrowedPass: Borrowed<LayoutPass>
  let isVertical: Bool
  let minMain: Double
  let maxMain: Double
  let minCross: Double
  let maxCross: Double
  /// The parent size for the children. A side that is not exact is unknown.
  let parent: Extent
  let items: UnsafeMutableBufferPointer<StackItem>

  /// The difference, in points, below which a violation is ignored.
  static let violationEpsilon = 0.01

  @inline(__always)
  init(
    _ rules: StackRules, _ range: ExtentRange, _ pass: LayoutPass,
    _ items: UnsafeMutableBufferPointer<StackItem>
  ) {
    self.rules = rules
    borrowedPass = Borrowed(pass)
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

  /// The pass that measures the stack.
  @inline(__always)
  var pass: LayoutPass { borrowedPass.object }

  /// Calls a closure for each index, concurrently if the stack is concurrent.
  @inline(__always)
  func forEach(_ indices: Range<Int>, _ body: (Int, LayoutPass) -> Void) {
    borrowedPass.with { pass in
      if rules.isConcurrent && indices.count > 1 && !sharesElements {
        return measureConcurrently(indices, of: items, in: pass, body)
      }
      for index in indices { body(index, pass) }
    }
  }

  /// A Boolean value that indicates whether an element occurs in two children, which two threads
  /// must not measure at the same time.
  @inline(never)
  private var sharesElements: Bool {
    var search = DuplicateSearch()
    return items.contains { $0.element.with { search.duplicate(in: $0) } != nil }
  }

  /// Measures a child in ranges along and across the stack, and stores its size.
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

  /// Measures a child across the stack: stretched, or as large as its content.
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

  /// Returns the child's own limits across the stack, or else the stack's.
  ///
  /// - Quirk: the bounds are resolved against an unknown parent, so a fractional size is ignored.
  ///   `ASStackUnpositionedLayout.mm`, `resolveCrossDimensionMaxForStretchChild`.
  @inline(__always)
  private func stretchBounds(
    _ item: StackItem, _ crossLow: Double, _ crossHigh: Double
  ) -> (low: Double, high: Double) {
    item.element.with { element in
      guard let style = element.storedStyle, style.with({ $0.values.isSized }) else {
        return (crossLow, crossHigh)
      }
      if style.with({ $0.values.hasFractionalSize }) { reportUndefinedLimit(of: element) }
      guard style.with({ $0.values.isSized(isHorizontal: isVertical) }) else {
        return (crossLow, crossHigh)
      }
      let own = style.with { $0.values.axis(isHorizontal: isVertical) }.resolved(parent: .nan)
      return (own.low == 0 ? crossLow : own.low, own.high == .infinity ? crossHigh : own.high)
    }
  }

  /// Reports a fractional minimum or maximum of a child that is stretched.
  @inline(never)
  private func reportUndefinedLimit(of element: ASLayoutElementObject) {
    let own = element.ownSize.resolved(parent: .undefined)
    if own.isUndefined { pass.reportUndefinedStretch(element) }
  }

  /// Returns the distance of a sum along the stack from the stack's range. Positive if the sum is
  /// too small.
  @inline(__always)
  func mainViolation(_ sum: Double) -> Double {
    if sum < minMain { return minMain - sum }
    return sum > maxMain ? maxMain - sum : 0
  }

  /// Returns the distance of a sum across the stack from the stack's range. Positive if the sum is
  /// too small.
  @inline(__always)
  func crossViolation(_ sum: Double) -> Double {
    if sum < minCross { return minCross - sum }
    return sum > maxCross ? maxCross - sum : 0
  }

  /// Returns the sum of spacings, then of sizes, along a line.
  @inline(__always)
  func mainSum(_ line: StackLine) -> Double {
    var sum = rules.spacing * Double(line.count - 1)
    for index in line.start..<line.end {
      sum = sum + items[index].spacingBefore + items[index].spacingAfter
    }
    for index in line.start..<line.end { sum += items[index].main }
    return sum
  }

  /// Returns the sum of line spacings and line sizes across the stack.
  @inline(__always)
  func crossSum(_ lines: StackLines) -> Double {
    var sum = rules.lineSpacing * Double(lines.count - 1)
    for line in lines { sum += line.cross }
    return sum
  }
}
