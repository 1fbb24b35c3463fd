extension StackMeasurement {
  /// Places all children and returns the stack's size along and across its axis.
  @inline(__always)
  func placeLines(_ lines: StackLines) -> (main: Double, cross: Double) {
    var main = 0.0
    for index in lines.indices {
      lines[index].main = mainSum(lines[index])
      main = larger(lines[index].main, main)
    }
    let cross = crossSum(lines)
    let lineGaps = gaps(for: alignContent, crossViolation(cross), lines.count)
    var position = lineGaps.offset
    for index in lines.indices {
      if index > 0 { position += lineGaps.spacing + rules.lineSpacing }
      place(lines[index], across: position)
      position += lines[index].cross
    }
    return (main, cross)
  }

  @inline(__always)
  private func place(_ line: StackLine, across start: Double) {
    let itemGaps = gaps(for: rules.justifyContent, mainViolation(line.main), line.count)
    var position = itemGaps.offset
    var crossSum = 0.0
    for index in line.start..<line.end {
      let item = items[index]
      position += item.spacingBefore
      if index > line.start { position += rules.spacing + itemGaps.spacing }
      let cross = start + crossOffset(item, line)
      crossSum += cross
      item.element.with {
        if isVertical { $0.place(cross, position) } else { $0.place(position, cross) }
      }
      position += item.main + item.spacingAfter
    }
    // A sum that contains a value that is not finite is not finite, so one check at the end
    // suffices.
    if !(position + crossSum).isFinite { repairPositions(line) }
  }

  @inline(never)
  private func repairPositions(_ line: StackLine) {
    for index in line.start..<line.end {
      items[index].element.with { element in
        element.place(
          pass.finite(element.measured.x, of: element),
          pass.finite(element.measured.y, of: element))
      }
    }
  }

  @inline(__always)
  private func crossOffset(_ item: StackItem, _ line: StackLine) -> Double {
    switch item.alignment {
    case .start, .stretch, .notSet: 0
    case .end: line.cross - item.cross
    case .center: pass.floor((line.cross - item.cross) / 2)
    case .baselineFirst, .baselineLast: line.baseline - item.baseline
    }
  }

  // Stretching has distributed the free space over the lines: the rest is treated as `start`.
  @inline(__always)
  private var alignContent: ASStackLayoutJustifyContent {
    switch rules.alignContent {
    case .start, .stretch: .start
    case .center: .center
    case .end: .end
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    }
  }

  /// Returns the space before the first of `count` elements, and the space between two of them.
  @inline(__always)
  private func gaps(
    for distribution: ASStackLayoutJustifyContent, _ violation: Double, _ count: Int
  ) -> (offset: Double, spacing: Double) {
    let isCrowded = violation < Self.violationEpsilon || count == 1
    switch distribution {
    case .start: return (0, 0)
    case .center: return (violation / 2, 0)
    case .end: return (violation, 0)
    case .spaceBetween: return (0, isCrowded ? 0 : violation / Double(count - 1))
    case .spaceAround where isCrowded: return (violation / 2, 0)
    case .spaceAround:
      let unit = violation / Double(count * 2)
      return (unit, unit * 2)
    }
  }
}
