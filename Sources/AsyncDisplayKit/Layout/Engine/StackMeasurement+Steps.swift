extension StackMeasurement {
  /// Measures all children without a limit along the stack.
  ///
  /// Returns whether the only flexible child of a stack of exact size was left for flexing to
  /// measure.
  @inline(__always)
  func measureItems() -> Bool {
    var flexible = 0
    for index in items.indices where items[index].isFlexible { flexible += 1 }
    let defersFlexible = flexible == 1 && minMain == maxMain
    forEach(0..<items.count) { index, pass in
      if defersFlexible && items[index].isFlexible {
        items[index].element.with { $0.leaveUnsized() }
      } else {
        measureItem(index, in: pass)
      }
    }
    return defersFlexible
  }

  @inline(__always)
  private func measureItem(_ index: Int, in pass: LayoutPass) {
    let basis = items[index].element.with { element in
      resolvedBasis(of: element)
    }
    if basis.isNaN {
      measureAcross(index, 0, .infinity, minCross, maxCross, in: pass)
    } else {
      measureAcross(index, basis, basis, minCross, maxCross, in: pass)
    }
  }

  @inline(__always)
  private func resolvedBasis(of element: ASLayoutElementObject) -> Double {
    guard let basis = element.ownFlexBasis else { return .nan }
    let length = basis.resolved(parent: isVertical ? parent.height : parent.width, auto: .nan)
    if length.isFinite { return length }
    pass.reportUndefinedBasis(element)
    return .nan
  }

  /// Divides the items into lines. If the stack wraps, the memory must have space for one line per
  /// item.
  @inline(__always)
  func breakLines(into memory: StackLines) -> StackLines {
    guard rules.flexWrap == .wrap else {
      memory.initializeElement(at: 0, to: StackLine(0, items.count))
      return StackLines(rebasing: memory[..<1])
    }
    return wrapLines(into: memory)
  }

  private func wrapLines(into memory: StackLines) -> StackLines {
    var count = 0
    var start = 0
    var sum = 0.0
    var gap = 0.0
    for index in items.indices {
      let item = items[index]
      let length = item.spacingBefore + item.main + item.spacingAfter
      if index > start && mainViolation(sum + gap + length) < 0 {
        memory.initializeElement(at: count, to: StackLine(start, index))
        count += 1
        (start, sum, gap) = (index, 0, 0)
      }
      sum += gap + length
      gap = rules.spacing
    }
    memory.initializeElement(at: count, to: StackLine(start, items.count))
    return StackLines(rebasing: memory[...count])
  }

  /// Calculates each line's size across the stack, and its baseline.
  @inline(__always)
  func sizeLines(_ lines: StackLines) {
    if lines.count == 1 && minCross == maxCross {
      lines[0].cross = minCross
      for item in items where item.isBaselineAligned {
        lines[0].baseline = larger(lines[0].baseline, item.baseline)
      }
      return
    }
    for index in lines.indices { sizeLine(index, of: lines) }
  }

  @inline(__always)
  private func sizeLine(_ line: Int, of lines: StackLines) {
    var above = 0.0
    var below = 0.0
    var cross = 0.0
    for index in lines[line].start..<lines[line].end {
      let item = items[index]
      guard item.isBaselineAligned else {
        cross = larger(cross, item.cross)
        continue
      }
      let baseline = item.baseline
      above = larger(above, baseline)
      below = larger(below, item.cross - baseline)
    }
    cross = larger(above + below, cross)
    lines[line].cross = lines.count == 1 ? smaller(larger(minCross, cross), maxCross) : cross
    lines[line].baseline = above
  }

  /// Distributes the free space over the lines, then stretches the items across the stack.
  @inline(__always)
  func stretchLines(_ lines: StackLines) {
    if lines.count > 1 && rules.alignContent == .stretch { widenLines(lines) }
    for line in lines.indices {
      let cross = lines[line].cross
      forEach(lines[line].start..<lines[line].end) { index, pass in
        let item = items[index]
        guard item.alignment == .stretch else { return }
        guard cross - item.cross > Self.violationEpsilon else { return }
        measureAcross(index, item.main, item.main, cross, cross, in: pass)
      }
    }
  }

  private func widenLines(_ lines: StackLines) {
    let violation = crossViolation(crossSum(lines))
    guard violation > Self.violationEpsilon else { return }
    let extra = violation / Double(lines.count)
    for line in lines.indices { lines[line].cross += extra }
  }
}

extension ASLayoutElementObject {
  /// Marks the element as having size zero, without layouts of its children.
  @inline(__always)
  final func leaveUnsized() {
    measured.width = 0
    measured.height = 0
    measured.state = .unsized
  }
}
