import Foundation
import UIKit

extension ASStackLayoutSpec {
  /// The space between children, in points. The default is 0.
  public final var spacing: CGFloat {
    get { CGFloat(rules.spacing) }
    set { if mayChange() { rules.spacing = Double(newValue) } }
  }

  /// The distribution of free space along the axis. The default is `start`.
  ///
  /// Setting it while a horizontal or vertical alignment is set is a `conflicting-stack-alignment`
  /// violation; the new value is used.
  public final var justifyContent: ASStackLayoutJustifyContent {
    get { rules.justifyContent }
    set {
      guard mayChange() else { return }
      noteConflict("justifyContent")
      rules.justifyContent = newValue
    }
  }

  /// The alignment of children across the axis. The default is `stretch`.
  ///
  /// Setting it while a horizontal or vertical alignment is set is a `conflicting-stack-alignment`
  /// violation; the new value is used.
  public final var alignItems: ASStackLayoutAlignItems {
    get { rules.alignItems }
    set {
      guard mayChange() else { return }
      noteConflict("alignItems")
      rules.alignItems = newValue
    }
  }

  /// The line-breaking mode. The default is `noWrap`.
  ///
  /// A spec that a node has used accepts a change, too. Source: `ASStackLayoutSpec.h`, `flexWrap`.
  public final var flexWrap: ASStackLayoutFlexWrap {
    get { rules.flexWrap }
    set { rules.flexWrap = newValue }
  }

  /// The distribution of free space over the lines, across the axis. The default is `start`.
  ///
  /// A spec that a node has used accepts a change, too. Source: `ASStackLayoutSpec.h`, `alignContent`.
  public final var alignContent: ASStackLayoutAlignContent {
    get { rules.alignContent }
    set { rules.alignContent = newValue }
  }

  /// The space between lines, in points. The default is 0.
  ///
  /// A spec that a node has used accepts a change, too. Source: `ASStackLayoutSpec.h`, `lineSpacing`.
  public final var lineSpacing: CGFloat {
    get { CGFloat(rules.lineSpacing) }
    set { rules.lineSpacing = Double(newValue) }
  }

  /// A Boolean value that indicates whether children are measured concurrently on several threads.
  /// The default is `false`.
  ///
  /// The children must not share state that measuring changes. Results are the same either way; a
  /// stepped scheduler measures one child after the other.
  ///
  /// A spec that a node has used accepts a change, too. Source: `ASStackLayoutSpec.h`, `concurrent`.
  public final var isConcurrent: Bool {
    get { rules.isConcurrent }
    set { rules.isConcurrent = newValue }
  }

  private func noteConflict(_ property: String) {
    guard horizontalAlignment != .none || verticalAlignment != .none else { return }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .conflictingStackAlignment, subject: layoutName,
        message: "'\(property)' was set while horizontalAlignment or verticalAlignment is in use.",
        remedy: "Set both alignments to none first, or set only them."))
  }
}
