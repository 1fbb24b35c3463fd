/// The advances of one face for the characters below U+2600, in thousandths of an em.
struct FaceAdvances: Sendable {
  /// The number of characters that have a place in the array.
  static let count = 0x2600

  /// One advance a code point.
  let values: [UInt16]

  /// Returns the advances of a face.
  static func table(_ face: FontFace) -> FaceAdvances {
    switch face {
    case .regular: regular
    case .bold: bold
    case .monospaced: monospaced
    }
  }

  /// Returns the sum of the advances of a string that is ASCII throughout.
  func sum(of string: String) -> Int {
    var string = string
    return values.withUnsafeBufferPointer { values in
      string.withUTF8 { bytes in
        var sum = 0
        for byte in bytes { sum &+= Int(values[Int(byte)]) }
        return sum
      }
    }
  }

  private static let regular = FaceAdvances(.regular, published: published.mapValues(\.regular))
  private static let bold = FaceAdvances(.bold, published: published.mapValues(\.bold))
  private static let monospaced = FaceAdvances(.monospaced, published: [:])

  private init(_ face: FontFace, published: [UInt32: UInt16]) {
    values = (0..<UInt32(Self.count)).map { code in
      guard let scalar = Unicode.Scalar(code) else { return 0 }
      let base = FallbackAdvance.twin(of: scalar).value
      return published[code] ?? published[base]
        ?? UInt16(FallbackAdvance.advance(of: scalar, in: face))
    }
  }

  private static let published: [UInt32: (regular: UInt16, bold: UInt16)] = {
    var entries: [UInt32: (regular: UInt16, bold: UInt16)] = [:]
    for entry in "\(FontMetricsTable.advances)".split(separator: " ") {
      let fields = entry.split(separator: ":")
      guard fields.count == 3, let code = UInt32(fields[0], radix: 16),
        let regular = UInt16(fields[1]), let bold = UInt16(fields[2])
      else { continue }
      entries[code] = (regular, bold)
    }
    return entries
  }()
}
