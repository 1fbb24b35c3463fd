import Foundation

/// One attribute of an item, as a source of constraints; anchors of one kind relate to each other.
@preconcurrency @MainActor public class NSLayoutAnchor<Kind>: NSObject {
  let term: ConstraintTerm

  init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    term = ConstraintTerm(item, attribute)
    super.init()
  }

  /// Makes a constraint to equal another anchor plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: constant)
  }

  /// Makes a constraint to be at least another anchor plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: constant)
  }

  /// Makes a constraint to be at most another anchor plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: constant)
  }
}

/// Tells anchors of different kinds apart, so that only anchors of one kind relate.
public enum LayoutAxis {
  /// Marks anchors across: left, right, leading, trailing, middle.
  public enum Across: Sendable {}
  /// Marks anchors from top to bottom: top, bottom, middle, baselines.
  public enum Down: Sendable {}
  /// Marks anchors of a length: width and height.
  public enum Length: Sendable {}
}

/// An anchor across.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<LayoutAxis.Across>
/// An anchor from top to bottom.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<LayoutAxis.Down>

/// The anchor of a length.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<LayoutAxis.Length> {
  /// Makes a constraint to equal a length in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: constant)
  }

  /// Makes a constraint to be at least a length in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: constant)
  }

  /// Makes a constraint to be at most a length in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: constant)
  }

  /// Makes a constraint to equal a multiple of another length plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint to be at least a multiple of another length plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, .greaterThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint to be at most a multiple of another length plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, .lessThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }
}

extension UIView {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
