import Foundation

/// An index that finds the spans that may intersect a range in logarithmic time.
///
/// Spans need not be in order, because negative spacings make them overlap or even run backward.
/// The result can contain spans that do not intersect the range, but never misses one that does.
package struct SpanIndex: Sendable {
  /// The maximum end of the spans up to each position, ascending.
  private var highestEnds: [CGFloat]
  /// The minimum start of the spans from each position on, ascending.
  private var lowestStarts: [CGFloat]

  /// Creates an index in time linear in the number of spans.
  package init(_ spans: some BidirectionalCollection<ClosedRange<CGFloat>>) {
    highestEnds = []
    highestEnds.reserveCapacity(spans.count)
    lowestStarts = []
    lowestStarts.reserveCapacity(spans.count)
    for span in spans {
      highestEnds.append(max(highestEnds.last ?? span.upperBound, span.upperBound))
      lowestStarts.append(span.lowerBound)
    }
    for position in lowestStarts.indices.dropLast().reversed() {
      lowestStarts[position] = min(lowestStarts[position], lowestStarts[position + 1])
    }
  }

  /// The range from the lowest start to the highest end, or `nil` without spans.
  var span: ClosedRange<CGFloat>? {
    guard let low = lowestStarts.first, let high = highestEnds.last else { return nil }
    return low...high
  }

  /// Returns the positions of the spans that may intersect or touch a range.
  package func candidates(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = highestEnds.partitioningIndex { $0 >= range.lowerBound }
    let end = lowestStarts.partitioningIndex { $0 > range.upperBound }
    return first..<max(first, end)
  }
}

extension RandomAccessCollection {
  /// Returns the first index whose element has a property that all later elements have too.
  ///
  /// - Complexity: O(log n), where n is the count.
  package func partitioningIndex(where hasProperty: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if hasProperty(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
