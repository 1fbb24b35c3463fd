import Foundation

/// A factory for constraints on one attribute of an item. `AnchorType` is the class of the anchor, so
/// that only anchors of the same class can be related.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: ConstraintTerm

  init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    term = ConstraintTerm(item, attribute)
    super.init()
  }

  /// Returns a constraint of equality with another anchor plus a constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: constant)
  }

  /// Returns a constraint of at least another anchor plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: constant)
  }

  /// Returns a constraint of at most another anchor plus a constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: constant)
  }
}

/// A horizontal anchor: left, right, leading, trailing or center.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor:
  NSLayoutAnchor<NSLayoutXAxisAnchor>
{}

/// A vertical anchor: top, bottom, center or a baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor:
  NSLayoutAnchor<NSLayoutYAxisAnchor>
{}

/// An anchor of a width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension:
  NSLayoutAnchor<NSLayoutDimension>
{
  /// Returns a constraint of equality with a length, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: constant)
  }

  /// Returns a constraint of at least a length, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint of at most a length, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint of equality with a multiple of another length plus a constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint of at least a multiple of another length plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, .greaterThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint of at most a multiple of another length plus a constant, in points.
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
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical center.
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
