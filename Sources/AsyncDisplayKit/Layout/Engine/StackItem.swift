/// A child of a stack while the stack is being measured.
///
/// Plain data, so that items are copied without reference counting; the stack keeps its children
/// alive.
struct StackItem {
  let element: ElementReference
  let alignment: ASStackLayoutAlignItems
  let spacingBefore: Double
  let spacingAfter: Double
  let grow: Double
  let shrink: Double
  /// The measured size along the stack.
  var main = 0.0
  /// The measured size across the stack.
  var cross = 0.0
  /// The length that flexing adds to the size along the stack.
  var adjustment = 0.0

  /// Creates the item of a child without a style.
  @inline(__always)
  init(_ child: ElementReference, _ rules: StackRules) {
    element = child
    alignment = rules.alignItems
    spacingBefore = 0
    spacingAfter = 0
    grow = 0
    shrink = 0
  }

  /// Creates the item of a child with a style.
  ///
  /// The values are copied one by one, because all of them are larger than a cache line.
  @inline(__always)
  init(
    _ child: ElementReference, _ style: Borrowed<ASLayoutElementStyle>, _ rules: StackRules
  ) {
    element = child
    alignment = rules.alignment(style.with { $0.values.alignSelf })
    spacingBefore = style.with { $0.values.spacingBefore }
    spacingAfter = style.with { $0.values.spacingAfter }
    grow = style.with { $0.values.flexGrow }
    shrink = style.with { $0.values.flexShrink }
  }

  /// A Boolean value that indicates whether the child both grows and shrinks.
  @inline(__always)
  var isFlexible: Bool { grow > 0 && shrink > 0 }

  @inline(__always)
  var isBaselineAligned: Bool { alignment == .baselineFirst || alignment == .baselineLast }

  /// The distance from the child's top edge to the baseline of its alignment, or 0 for other
  /// alignments.
  @inline(__always)
  var baseline: Double {
    element.with { element in
      switch alignment {
      case .baselineFirst: element.ownAscender
      case .baselineLast: cross + element.ownDescender
      default: 0
      }
    }
  }
}

/// The lines of a stack, in memory of the function that measures the stack.
typealias StackLines = UnsafeMutableBufferPointer<StackLine>

/// A line of a stack: a contiguous range of its items.
struct StackLine {
  var start: Int
  var end: Int
  /// The size across the stack.
  var cross = 0.0
  var baseline = 0.0
  /// The sum of sizes and spacings along the stack.
  var main = 0.0

  @inline(__always)
  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  @inline(__always)
  var count: Int { end - start }
}
