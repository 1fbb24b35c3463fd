extension CGPath {
  /// Returns a Boolean value that indicates whether filling the path would paint a point.
  ///
  /// Rule: Core Graphics' documentation of `contains(_:using:transform:)`: open subpaths are
  /// treated as closed, and the transform is applied to the point. Decided here, because it does
  /// not cover points on the path itself: they are inside at left and top edges.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = PathWinding(
      of: elements, around: point.applying(transform), closesParts: true)
    return rule.isInside(winding)
  }
}

extension CGPathFillRule {
  func isInside(_ winding: PathWinding) -> Bool {
    switch self {
    case .winding: winding.number != 0
    case .evenOdd: !winding.number.isMultiple(of: 2)
    }
  }
}

extension [CGPath.Element] {
  /// The same path in the opposite direction, last subpath first.
  var reversedOutline: [CGPath.Element] {
    var parts: [[CGPath.Element]] = []
    for element in self {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([.move(.zero)]) }
      parts[parts.count - 1].append(element)
    }
    return parts.reversed().flatMap { Self.reversedPart($0) }
  }

  private static func reversedPart(_ part: [CGPath.Element]) -> [CGPath.Element] {
    let pieces = part.filter { $0 != .close }
    let ends = pieces.map { $0.points.last ?? .zero }
    guard let last = ends.last else { return part }
    var reversed: [CGPath.Element] = [.move(last)]
    for index in pieces.indices.dropFirst().reversed() {
      reversed.append(pieces[index].reversed(to: ends[index - 1]))
    }
    return part.contains(.close) ? reversed + [.close] : reversed
  }
}

extension CGPath.Element {
  /// Returns the element in the opposite direction, to the point where it started.
  fileprivate func reversed(to start: CGPoint) -> CGPath.Element {
    switch self {
    case .move, .line, .close: .line(start)
    case .quadCurve(_, let control): .quadCurve(start, control: control)
    case .curve(_, let control1, let control2):
      .curve(start, control1: control2, control2: control1)
    }
  }
}
