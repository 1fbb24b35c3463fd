/// The properties of a stack, flat.
struct StackRules {
  var direction: ASStackLayoutDirection
  var spacing: Double
  var justifyContent: ASStackLayoutJustifyContent
  var alignItems: ASStackLayoutAlignItems
  var flexWrap: ASStackLayoutFlexWrap
  var alignContent: ASStackLayoutAlignContent
  var lineSpacing: Double
  /// Whether children are measured at the same time.
  var isConcurrent = false

  @inline(__always)
  var isVertical: Bool { direction == .vertical }

  /// The alignment of a child, which may overrule the stack's.
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
