/// A child of a stack while the stack is being measured.
///
/// Plain data, so that items are moved and dropped without reference counting: the stack keeps its
/// children alive meanwhile.
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
  /// What flexing adds to the size along the stack.
  var adjustment = 0.0

  @inline(__always)
  init(_ child: ASLayoutElementObject, _ rules: StackRules) {
    element = ElementReference(child)
    guard let style = child.storedStyle?.values else {
      alignment = rules.alignItems
      spacingBefore = 0
      spacingAfter = 0
      grow = 0
      shrink = 0
      return
    }
    alignment = rules.alignment(style.alignSelf)
    spacingBefore = style.spacingBefore
    spacingAfter = style.spacingAfter
    grow = style.flexGrow
    shrink = style.flexShrink
  }

  /// Whether the child both grows and shrinks.
  @inline(__always)
  var isFlexible: Bool { grow > 0 && shrink > 0 }

  @inline(__always)
  var isBaselineAligned: Bool { alignment == .baselineFirst || alignment == .baselineLast }

  /// The distance from the line's start at which this child asks for the baseline.
  @inline(__always)
  var baseline: Double {
    let style = element.with { $0.storedStyle?.values }
    switch alignment {
    case .baselineFirst: return style?.ascender ?? 0
    case .baselineLast: return cross + (style?.descender ?? 0)
    default: return 0
    }
  }
}
