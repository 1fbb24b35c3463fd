import Foundation

/// Returns whether a length in points is valid for layout: a number from 0 to below half of the
/// largest `CGFloat`.
///
/// Source: `ASDimension.h`, `ASPointsValidForLayout`.
public func ASPointsValidForLayout(_ points: CGFloat) -> Bool {
  (points.isNormal || points == 0) && points >= 0
    && points < CGFloat.greatestFiniteMagnitude / 2
}

/// Returns whether both lengths are valid for layout.
public func ASIsCGSizeValidForLayout(_ size: CGSize) -> Bool {
  ASPointsValidForLayout(size.width) && ASPointsValidForLayout(size.height)
}

/// Returns whether a coordinate in points is valid for layout: a number below 10,000,000.
///
/// - Quirk: negative coordinates have no limit, except for minus infinity. `ASDimension.h`,
///   `ASIsCGPositionPointsValidForLayout`.
public func ASIsCGPositionPointsValidForLayout(_ points: CGFloat) -> Bool {
  (points.isNormal || points == 0) && points < 10_000_000
}

/// Returns whether both coordinates are valid for layout.
public func ASIsCGPositionValidForLayout(_ point: CGPoint) -> Bool {
  ASIsCGPositionPointsValidForLayout(point.x) && ASIsCGPositionPointsValidForLayout(point.y)
}

/// Returns whether a rectangle's origin and size are valid for layout.
public func ASIsCGRectValidForLayout(_ rect: CGRect) -> Bool {
  ASIsCGPositionValidForLayout(rect.origin) && ASIsCGSizeValidForLayout(rect.size)
}

/// Returns whether a length in points is valid for a size: a number from 0 to below 10,000,000.
///
/// Source: `ASDimension.h`, `ASPointsValidForSize`.
public func ASPointsValidForSize(_ points: CGFloat) -> Bool {
  ASIsCGPositionPointsValidForLayout(points) && points >= 0
}

/// Returns whether both lengths are valid for a size.
public func ASIsCGSizeValidForSize(_ size: CGSize) -> Bool {
  ASPointsValidForSize(size.width) && ASPointsValidForSize(size.height)
}
