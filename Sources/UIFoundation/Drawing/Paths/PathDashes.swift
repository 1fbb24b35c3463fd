import Foundation

/// A dash pattern: an even number of lengths in points, alternately painted and unpainted.
package struct PathDashes {
  /// The maximum number of dashes. More dashes would be too short to be distinguished.
  private static var maximumCount: CGFloat { 100_000 }

  private let lengths: [CGFloat]
  private let period: CGFloat
  /// The length of the pattern in which a subpath starts, and the remainder of that length, in
  /// points.
  private let first: (index: Int, rest: CGFloat)

  /// Creates a pattern, or returns `nil` for lengths that do not divide a line.
  package init?(phase: CGFloat, lengths: [CGFloat]) {
    let period = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let total = period.reduce(0, +)
    guard phase.isFinite, total.isFinite, total > 0, period.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    let offset = phase.truncatingRemainder(dividingBy: total)
    var (index, place) = (0, offset < 0 ? offset + total : offset)
    while index < period.count - 1, place >= period[index] {
      place -= period[index]
      index += 1
    }
    self.lengths = period
    self.period = total
    first = (index, max(period[index] - place, 0))
  }

  /// Returns the dashes of a path without curves, or `nil` when it would have too many.
  package func dashes(of elements: [CGPath.Element]) -> [CGPath.Element]? {
    guard Self.length(of: elements) / period * CGFloat(lengths.count) <= Self.maximumCount else {
      return nil
    }
    var (dashes, start, current) = ([CGPath.Element](), CGPoint.zero, CGPoint.zero)
    var (state, isOpen) = (first, false)
    for element in elements {
      let end = element.points.last ?? start
      if case .move = element {
        (start, state, isOpen) = (end, first, false)
      } else {
        add(from: current, to: end, &state, &isOpen, to: &dashes)
      }
      if case .close = element { (state, isOpen) = (first, false) }
      current = end
    }
    return dashes
  }

  package static func length(of elements: [CGPath.Element]) -> CGFloat {
    var (length, start, current) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
    for element in elements {
      let end = element.points.last ?? start
      if case .move = element {
        start = end
      } else {
        length += hypot(end.x - current.x, end.y - current.y)
      }
      current = end
    }
    return length
  }

  private func add(
    from begin: CGPoint, to end: CGPoint, _ state: inout (index: Int, rest: CGFloat),
    _ isOpen: inout Bool, to dashes: inout [CGPath.Element]
  ) {
    let (width, height) = (end.x - begin.x, end.y - begin.y)
    let length = hypot(width, height)
    var (done, place) = (CGFloat.zero, begin)
    while done < length {
      let next = min(done + state.rest, length)
      let part = next / length
      let stop = CGPoint(x: begin.x + part * width, y: begin.y + part * height)
      if state.index.isMultiple(of: 2) {
        if !isOpen { dashes.append(.move(place)) }
        dashes.append(.line(stop))
        isOpen = true
      }
      state.rest -= next - done
      (done, place) = (next, stop)
      guard state.rest <= 0 || done < length else { break }
      state.index = (state.index + 1) % lengths.count
      state.rest = lengths[state.index]
      isOpen = false
    }
  }
}
