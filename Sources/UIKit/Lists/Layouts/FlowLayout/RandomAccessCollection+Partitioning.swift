extension RandomAccessCollection {
  /// The first position whose element has a property that all elements behind it share.
  ///
  /// - Complexity: logarithmic in the collection's count.
  func partitioningIndex(where hasProperty: (Element) -> Bool) -> Index {
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
