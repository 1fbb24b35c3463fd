import UIKit

/// A set of directions in which content scrolls or can scroll.
///
/// Source: `ASScrollDirection.h`, `ASScrollDirection`.
public struct ASScrollDirection: OptionSet, Hashable, Sendable {
  /// The bits: right 1, left 2, up 4, down 8.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// No direction.
  public static let none: ASScrollDirection = []
  /// Toward larger x: the content further right appears.
  public static let right = ASScrollDirection(rawValue: 1 << 0)
  /// Toward smaller x: the content further left appears.
  public static let left = ASScrollDirection(rawValue: 1 << 1)
  /// Toward smaller y: the content further up appears.
  public static let up = ASScrollDirection(rawValue: 1 << 2)
  /// Toward larger y: the content further down appears.
  public static let down = ASScrollDirection(rawValue: 1 << 3)

  /// A Boolean value that indicates whether the set contains a horizontal direction.
  package var containsHorizontal: Bool { !isDisjoint(with: [.left, .right]) }

  /// A Boolean value that indicates whether the set contains a vertical direction.
  package var containsVertical: Bool { !isDisjoint(with: [.up, .down]) }

  /// Creates the direction of a movement from one point to another.
  package init(from start: CGPoint, to end: CGPoint) {
    var direction: ASScrollDirection = []
    if end.x > start.x { direction.insert(.right) }
    if end.x < start.x { direction.insert(.left) }
    if end.y < start.y { direction.insert(.up) }
    if end.y > start.y { direction.insert(.down) }
    self = direction
  }
}

/// The horizontal directions: left and right.
public let ASScrollDirectionHorizontalDirections: ASScrollDirection = [.left, .right]

/// The vertical directions: up and down.
public let ASScrollDirectionVerticalDirections: ASScrollDirection = [.up, .down]

/// Returns whether a set contains up or down.
public func ASScrollDirectionContainsVerticalDirection(_ direction: ASScrollDirection) -> Bool {
  direction.containsVertical
}

/// Returns whether a set contains left or right.
public func ASScrollDirectionContainsHorizontalDirection(_ direction: ASScrollDirection) -> Bool {
  direction.containsHorizontal
}

/// Returns whether a set contains right.
public func ASScrollDirectionContainsRight(_ direction: ASScrollDirection) -> Bool {
  direction.contains(.right)
}

/// Returns whether a set contains left.
public func ASScrollDirectionContainsLeft(_ direction: ASScrollDirection) -> Bool {
  direction.contains(.left)
}

/// Returns whether a set contains up.
public func ASScrollDirectionContainsUp(_ direction: ASScrollDirection) -> Bool {
  direction.contains(.up)
}

/// Returns whether a set contains down.
public func ASScrollDirectionContainsDown(_ direction: ASScrollDirection) -> Bool {
  direction.contains(.down)
}

/// Returns the direction after a transform that mirrors the content is applied.
///
/// - Quirk: only a pure left, right, up or down is inverted, and if x is mirrored and the set
///   contains a horizontal direction, y is not examined. `ASScrollDirection.mm`,
///   `ASScrollDirectionApplyTransform`.
public func ASScrollDirectionApplyTransform(
  _ direction: ASScrollDirection, _ transform: CGAffineTransform
) -> ASScrollDirection {
  if transform.a < 0, direction.containsHorizontal {
    return direction.swapped(.left, .right)
  }
  guard transform.d < 0, direction.containsVertical else { return direction }
  return direction.swapped(.up, .down)
}

extension ASScrollDirection {
  fileprivate func swapped(
    _ first: ASScrollDirection, _ second: ASScrollDirection
  ) -> ASScrollDirection {
    switch self {
    case first: second
    case second: first
    default: self
    }
  }
}
