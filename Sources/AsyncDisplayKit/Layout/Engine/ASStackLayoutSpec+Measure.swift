extension ASStackLayoutSpec {
  /// Measures and places the children, of which there is at least one.
  final func measureStack(_ range: ExtentRange, in pass: LayoutPass) -> Extent {
    let rules = rules
    let children = storedChildren
    let lineCapacity = rules.flexWrap == .wrap ? children.count : 1
    return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: children.count) { items in
      withUnsafeTemporaryAllocation(of: StackLine.self, capacity: lineCapacity) { lines in
        for index in children.indices {
          items.initializeElement(at: index, to: StackItem(children[index], rules))
        }
        var measurement = StackMeasurement(rules, range, pass, items, lines)
        let defersFlexible = measurement.measureItems()
        measurement.breakLines()
        measurement.flexLines(deferringFlexible: defersFlexible)
        measurement.sizeLines()
        measurement.stretchLines()
        let size = measurement.placeLines()
        return range.clamp(
          rules.isVertical ? Extent(size.cross, size.main) : Extent(size.main, size.cross))
      }
    }
  }
}
