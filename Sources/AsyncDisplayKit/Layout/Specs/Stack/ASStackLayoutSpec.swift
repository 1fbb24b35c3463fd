import Foundation
import UIKit

/// A spec that places its children one after the other, like a CSS flexbox.
///
/// - Quirk: a stack distributes space only up to its minimum, and shrinks children only above its
///   maximum; between the two it hugs its children. `ASStackUnpositionedLayout.mm`,
///   `computeStackViolation`.
/// - Quirk: growing is floored to whole points, and the remainder goes to the first child whose share is
///   a whole point or more; without one, no child grows. Shrinking is not rounded.
///   `ASStackUnpositionedLayout.mm`, `flexGrowAdjustment` and `flexLinesAlongStackDimension`.
open class ASStackLayoutSpec: ASLayoutSpec {
  /// The properties that the layout engine reads.
  final var rules: StackRules

  private final var storedHorizontalAlignment = ASHorizontalAlignment.none
  private final var storedVerticalAlignment = ASVerticalAlignment.none

  /// Creates a horizontal stack without children.
  public override init() {
    rules = StackRules(
      spacing: 0, lineSpacing: 0, direction: .horizontal, justifyContent: .start,
      alignItems: .stretch, flexWrap: .noWrap, alignContent: .start)
    super.init()
  }

  /// Creates a stack of one line.
  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat,
    justifyContent: ASStackLayoutJustifyContent, alignItems: ASStackLayoutAlignItems,
    children: [any ASLayoutElement]
  ) {
    self.init(
      direction: direction, spacing: spacing, justifyContent: justifyContent,
      alignItems: alignItems, flexWrap: .noWrap, alignContent: .start, lineSpacing: 0,
      children: children)
  }

  /// Creates a stack that may break into lines without space between them.
  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat,
    justifyContent: ASStackLayoutJustifyContent, alignItems: ASStackLayoutAlignItems,
    flexWrap: ASStackLayoutFlexWrap, alignContent: ASStackLayoutAlignContent,
    children: [any ASLayoutElement]
  ) {
    self.init(
      direction: direction, spacing: spacing, justifyContent: justifyContent,
      alignItems: alignItems, flexWrap: flexWrap, alignContent: alignContent, lineSpacing: 0,
      children: children)
  }

  /// Creates a stack that may break into lines.
  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat,
    justifyContent: ASStackLayoutJustifyContent, alignItems: ASStackLayoutAlignItems,
    flexWrap: ASStackLayoutFlexWrap, alignContent: ASStackLayoutAlignContent,
    lineSpacing: CGFloat, children: [any ASLayoutElement]
  ) {
    self.init()
    rules = StackRules(
      spacing: Double(spacing), lineSpacing: Double(lineSpacing), direction: direction,
      justifyContent: justifyContent, alignItems: alignItems, flexWrap: flexWrap,
      alignContent: alignContent)
    storedChildren = children
  }

  /// Returns the stack as a box of text around its children, which are in the stack's direction.
  ///
  /// Source: `ASStackLayoutSpec.mm`, `-asciiArtString`.
  open override func asciiArtString() -> String {
    ASLayoutSpec.asciiArtString(
      forChildren: storedChildren, parentName: asciiArtName(), direction: direction)
  }

  /// Returns a vertical stack without children.
  public class func vertical() -> ASStackLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .stretch, children: [])
  }

  /// Returns a horizontal stack without children.
  public class func horizontal() -> ASStackLayoutSpec {
    ASStackLayoutSpec()
  }

  /// The axis along which the children are placed. The default is horizontal.
  ///
  /// A ``horizontalAlignment`` and a ``verticalAlignment`` are resolved again for a new direction.
  public final var direction: ASStackLayoutDirection {
    get { rules.direction }
    set {
      guard mayChange(), newValue != rules.direction else { return }
      rules.direction = newValue
      resolveHorizontalAlignment()
      resolveVerticalAlignment()
    }
  }

  /// The horizontal placement of the children, independent of the direction.
  ///
  /// It determines ``justifyContent`` in a horizontal stack and ``alignItems`` in a vertical one;
  /// resetting it to `none` keeps the resolved values.
  public final var horizontalAlignment: ASHorizontalAlignment {
    get { storedHorizontalAlignment }
    set {
      guard mayChange(), newValue != storedHorizontalAlignment else { return }
      storedHorizontalAlignment = newValue
      resolveHorizontalAlignment()
    }
  }

  /// The vertical placement of the children, independent of the direction.
  ///
  /// It determines ``alignItems`` in a horizontal stack and ``justifyContent`` in a vertical one;
  /// resetting it to `none` keeps the resolved values.
  public final var verticalAlignment: ASVerticalAlignment {
    get { storedVerticalAlignment }
    set {
      guard mayChange(), newValue != storedVerticalAlignment else { return }
      storedVerticalAlignment = newValue
      resolveVerticalAlignment()
    }
  }

  override var followsOwnRules: Bool { type(of: self) == ASStackLayoutSpec.self }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    guard !storedChildren.isEmpty else { return range.minimum }
    let size = measureStack(range, in: pass)
    if rules.isVertical { adoptBaselines() }
    return size
  }
}

extension ASStackLayoutSpec {
  private func resolveHorizontalAlignment() {
    if rules.direction == .horizontal {
      rules.justifyContent = storedHorizontalAlignment.justification ?? rules.justifyContent
    } else {
      rules.alignItems = storedHorizontalAlignment.alignment ?? rules.alignItems
    }
  }

  private func resolveVerticalAlignment() {
    if rules.direction == .horizontal {
      rules.alignItems = storedVerticalAlignment.alignment ?? rules.alignItems
    } else {
      rules.justifyContent = storedVerticalAlignment.justification ?? rules.justifyContent
    }
  }

  /// Adopts the first child's ascender and the last child's descender.
  ///
  /// Source: `ASStackLayoutSpec.mm`, `-calculateLayoutThatFits:`, which does so in vertical stacks.
  private func adoptBaselines() {
    let count = storedChildren.count
    guard count > 0 else { return }
    let ascender = childReference(at: 0).with { $0.ownAscender }
    let descender = childReference(at: count - 1).with { $0.ownDescender }
    if ascender != ownAscender { style.ascender = CGFloat(ascender) }
    if descender != ownDescender { style.descender = CGFloat(descender) }
  }
}

extension ASHorizontalAlignment {
  fileprivate var justification: ASStackLayoutJustifyContent? {
    switch self {
    case .none: nil
    case .left: .start
    case .middle: .center
    case .right: .end
    }
  }

  fileprivate var alignment: ASStackLayoutAlignItems? {
    switch self {
    case .none: nil
    case .left: .start
    case .middle: .center
    case .right: .end
    }
  }
}

extension ASVerticalAlignment {
  fileprivate var justification: ASStackLayoutJustifyContent? {
    switch self {
    case .none: nil
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }

  fileprivate var alignment: ASStackLayoutAlignItems? {
    switch self {
    case .none: nil
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}
