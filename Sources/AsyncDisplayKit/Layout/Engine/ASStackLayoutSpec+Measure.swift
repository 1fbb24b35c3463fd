extension ASStackLayoutSpec {
  /// Measures and places the children of a stack that has at least one child.
  final func measureStack(_ range: ExtentRange, in pass: LayoutPass) -> Extent {
    let rules = rules
    let count = storedChildren.count
    let lineCapacity = rules.flexWrap == .wrap ? count : 1
    return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: count) { items in
      withUnsafeTemporaryAllocation(of: StackLine.self, capacity: lineCapacity) { memory in
        for index in 0..<count {
          // Each branch initializes the item in place, without copying it.
          let child = childReference(at: index)
          if let style = child.with({ $0.storedStyle }) {
            items.initializeElement(at: index, to: StackItem(child, style, rules))
          } else {
            items.initializeElement(at: index, to: StackItem(child, rules))
          }
        }
        let measurement = StackMeasurement(rules, range, pass, items)
        let defersFlexible = measurement.measureItems()
        let lines = measurement.breakLines(into: memory)
        measurement.flexLines(lines, deferringFlexible: defersFlexible)
        measurement.sizeLines(lines)
        measurement.stretchLines(lines)
        let size = measurement.placeLines(lines)
        return range.clamp(
          rules.isVertical ? Extent(size.cross, size.main) : Extent(size.main, size.cross))
      }
    }
  }
}

/// The properties of a stack, stored flat.
struct StackRules {
  // The numbers are first, so that no padding separates the properties.
  var spacing: Double
  var lineSpacing: Double
  var direction: ASStackLayoutDirection
  var justifyContent: ASStackLayoutJustifyContent
  var alignItems: ASStackLayoutAlignItems
  var flexWrap: ASStackLayoutFlexWrap
  var alignContent: ASStackLayoutAlignContent
  /// A Boolean value that indicates whether children are measured concurrently.
  var isConcurrent = false

  @inline(__always)
  var isVertical: Bool { direction == .vertical }

  /// Returns the alignment of a child, which may override the stack's.
  @inline(__always)
  func alignment(_ own: ASStackLayoutAlignSelf) -> ASStackLayoutAlignItems {
    switch own {
    case .auto: alignItems
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }
}
