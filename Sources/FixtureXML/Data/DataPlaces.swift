import FixtureModel

/// The search for lines and columns in a data file, which are not counted while rows are read.
struct DataPlaces {
  /// The document's path relative to the package's root.
  let path: String
  /// The package's root.
  let root: PackageRoot
  /// The limits of data files.
  let limits: ReadingLimits

  /// Returns the positions of offsets in the document as UTF-8 with line feeds as line ends, in one further
  /// pass over the file. Columns count characters, in every encoding.
  func positions(of offsets: [Int]) -> [SourcePosition] {
    var positions = Array(
      repeating: SourcePosition(file: path, line: 1, column: 1), count: offsets.count)
    var order = offsets.indices.sorted { offsets[$0] < offsets[$1] }[...]
    guard
      let input = try? ExternalInput(
        path: root.absolutePath(of: path), limits: limits, for: .places)
    else {
      return positions
    }
    var place = TextPosition()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while !order.isEmpty {
      let count = buffer.withUnsafeMutableBytes { input.read(into: $0) }
      buffer.withUnsafeBufferPointer { bytes in
        var rest = UnsafeBufferPointer(rebasing: bytes[..<max(0, count)])
        while let next = order.first, count <= 0 || offsets[next] <= place.offset + rest.count {
          let wanted = min(rest.count, max(0, offsets[next] - place.offset))
          place.advance(over: UnsafeBufferPointer(rebasing: rest[..<wanted]))
          rest = UnsafeBufferPointer(rebasing: rest[wanted...])
          positions[next] = SourcePosition(file: path, line: place.line, column: place.column)
          order.removeFirst()
        }
        place.advance(over: rest)
      }
      guard count > 0 else { break }
    }
    return positions
  }
}
