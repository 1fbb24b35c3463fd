import Foundation

/// Whether a length in points can be laid out: neither negative nor endless nor no number.
public func ASPointsValidForLayout(_ points: CGFloat) -> Bool {
  ASIsCGPositionPointsValidForLayout(points) && points >= 0
}

/// Whether both lengths can be laid out.
public func ASIsCGSizeValidForLayout(_ size: CGSize) -> Bool {
  ASPointsValidForLayout(size.width) && ASPointsValidForLayout(size.height)
}

/// Whether a coordinate in points can be laid out: neither too large nor no number.
///
/// - Quirk: negative ones count without a limit, except for minus infinity.
public func ASIsCGPositionPointsValidForLayout(_ points: CGFloat) -> Bool {
  (points.isNormal || points == 0) && points < CGFloat.greatestFiniteMagnitude / 2
}

/// Whether both coordinates can be laid out.
public func ASIsCGPositionValidForLayout(_ point: CGPoint) -> Bool {
  ASIsCGPositionPointsValidForLayout(point.x) && ASIsCGPositionPointsValidForLayout(point.y)
}

/// Whether a rectangle's place and size can be laid out.
public func ASIsCGRectValidForLayout(_ rect: CGRect) -> Bool {
  ASIsCGPositionValidForLayout(rect.origin) && ASIsCGSizeValidForLayout(rect.size)
}

/// Whether a length in points can be one of a size: as for layout, with the limit of a `float`.
public func ASPointsValidForSize(_ points: CGFloat) -> Bool {
  (points.isNormal || points == 0) && points >= 0
    && points < CGFloat(Float.greatestFiniteMagnitude) / 2
}

/// Whether both lengths can be those of a size.
public func ASIsCGSizeValidForSize(_ size: CGSize) -> Bool {
  ASPointsValidForSize(size.width) && ASPointsValidForSize(size.height)
}
