extension StackMeasurement {
  /// Grows or shrinks the flexible children of each line.
  @inline(__always)
  func flexLines(_ lines: StackLines, deferringFlexible: Bool) {
    for line in lines { flex(line, deferringFlexible: deferringFlexible) }
  }

  @inline(__always)
  private func flex(_ line: StackLine, deferringFlexible defersFlexible: Bool) {
    let violation = mainViolation(mainSum(line))
    let factors = factorSum(line, violation)
    if factors == 0 {
      if defersFlexible { measureFlexibleAtZero(line) }
      return
    }
    if violation > 0 {
      adjustGrowing(line, violation, factors)
    } else {
      adjustShrinking(line, violation, factors)
    }
    apply(line, violation)
  }

  @inline(__always)
  private func factorSum(_ line: StackLine, _ violation: Double) -> Double {
    guard abs(violation) >= Self.violationEpsilon else { return 0 }
    var sum = 0.0
    if violation > 0 {
      for index in line.start..<line.end { sum += items[index].grow }
    } else {
      for index in line.start..<line.end { sum += items[index].shrink }
    }
    return sum
  }

  // The child that the first pass skipped is measured at length zero.
  private func measureFlexibleAtZero(_ line: StackLine) {
    for index in line.start..<line.end where items[index].isFlexible {
      measureAcross(index, 0, 0, minCross, maxCross, in: pass)
    }
  }

  @inline(__always)
  private func adjustGrowing(_ line: StackLine, _ violation: Double, _ factors: Double) {
    for index in line.start..<line.end {
      let share = violation * (items[index].grow / factors)
      items[index].adjustment = share.rounded(.down)
    }
  }

  @inline(__always)
  private func adjustShrinking(_ line: StackLine, _ violation: Double, _ factors: Double) {
    var weights = 0.0
    for index in line.start..<line.end { weights += weight(items[index], factors) }
    for index in line.start..<line.end {
      items[index].adjustment =
        weights == 0 ? 0 : -abs(weight(items[index], factors) / weights * violation)
    }
  }

  @inline(__always)
  private func weight(_ item: StackItem, _ factors: Double) -> Double {
    item.main * (item.shrink / factors)
  }

  /// Measures the children that grow or shrink again, with an exact size along the stack.
  @inline(__always)
  private func apply(_ line: StackLine, _ violation: Double) {
    let (first, remaining) = remainder(line, violation)
    guard first < line.end else { return }
    forEach(first..<line.end) { index, pass in
      let item = items[index]
      guard item.adjustment != 0 else { return }
      let rest = index == first && item.grow > 0 ? remaining : 0
      let length = larger(item.main + item.adjustment + rest, 0)
      measureAcross(index, length, length, minCross, maxCross, in: pass)
    }
  }

  /// Returns the first child that grows or shrinks, and the violation that remains after all
  /// adjustments.
  @inline(__always)
  private func remainder(_ line: StackLine, _ violation: Double) -> (first: Int, rest: Double) {
    var first = line.end
    var rest = violation
    for index in line.start..<line.end {
      rest -= items[index].adjustment
      if first == line.end && items[index].adjustment != 0 { first = index }
    }
    return (first, rest)
  }
}
