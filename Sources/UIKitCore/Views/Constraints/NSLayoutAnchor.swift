import Foundation

/// A factory for constraints on one attribute of an item. `AnchorType` is the class of the anchor, so
/// that only anchors of the same class can be related.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: ConstraintTerm

  init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    term = ConstraintTerm(item, attribute)
    super.init()
  }

  /// Returns a constraint that makes this anchor equal to another anchor plus a constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: constant)
  }

  /// Returns a constraint that keeps this anchor at least at another anchor plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: constant)
  }

  /// Returns a constraint that keeps this anchor at most at another anchor plus a constant, in points.
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
  /// Returns a constraint that sets the length to a constant, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: constant)
  }

  /// Returns a constraint that the length is at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that the length is at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that the length equals a multiple of another length plus a constant, in
  /// points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that the length is at least a multiple of another length plus a constant,
  /// in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, .greaterThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that the length is at most a multiple of another length plus a constant,
  /// in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, .lessThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }
}

extension UIView {
  /// The anchor of the view's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the view's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the view's leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the view's trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the view's horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the view's top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the view's bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the view's vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the view's width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the view's height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The anchor of the baseline of the view's first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The anchor of the baseline of the view's last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
