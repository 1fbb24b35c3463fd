/// The English names in the `name` table of a face, by their identifiers (OpenType specification).
struct FontNameTable {
  /// The identifiers of the names that are read.
  enum Identifier: Int {
    case family = 1
    case full = 4
    case postScript = 6
    case typographicFamily = 16
  }

  private var names: [Int: (rank: Int, name: String)] = [:]
  private static let mostRecords = 4_096

  init(_ bytes: [UInt8]) {
    let table = BigEndianBytes(bytes)
    guard let count = table.number(2), let storage = table.number(4) else { return }
    for index in 0..<min(count, Self.mostRecords) {
      let record = 6 + 12 * index
      guard let platform = table.number(record), let encoding = table.number(record + 2),
        let language = table.number(record + 4), let name = table.number(record + 6),
        let length = table.number(record + 8), let offset = table.number(record + 10),
        let rank = Self.rank(platform, encoding, language), length < 512,
        names[name].map({ rank < $0.rank }) ?? true
      else { continue }
      let start = storage + offset
      guard start + length <= bytes.count,
        let text = Self.text(bytes[start..<start + length], isMacintosh: platform == 1)
      else { continue }
      names[name] = (rank, text)
    }
  }

  /// The name with an identifier.
  subscript(identifier: Identifier) -> String? { self[identifier.rawValue] }

  /// The name with an identifier's number.
  subscript(identifier: Int) -> String? { names[identifier]?.name }

  /// Returns the preference of a record, with Windows English first, or `nil` for a record that is
  /// not read.
  private static func rank(_ platform: Int, _ encoding: Int, _ language: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 0), (3, 1), (3, 10):
      // The lower ten bits are the language, the others its region.
      return language == 0x409 ? 0 : language & 0x3FF == 9 ? 1 : 4
    case (0, _): return 2
    case (1, 0): return language == 0 ? 3 : nil
    default: return nil
    }
  }

  /// Returns the text of UTF-16 or Macintosh ASCII bytes, or `nil` if the text is empty or not
  /// printable.
  private static func text(_ bytes: ArraySlice<UInt8>, isMacintosh: Bool) -> String? {
    let text: String
    if isMacintosh {
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      text = String(decoding: bytes, as: UTF8.self)
    } else {
      let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
        .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
      text = String(decoding: units, as: UTF16.self)
    }
    let isPrintable = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
      default: scalar != "\u{FFFD}"
      }
    }
    return text.isEmpty || !isPrintable ? nil : text
  }
}

/// The axes and named instances in the `fvar` table of a variable face (OpenType specification).
struct FontAxisTable {
  /// A named instance of a variable font.
  struct Instance {
    /// The identifier of the style name in the `name` table.
    let style: Int
    /// The identifier of the PostScript name in the `name` table, or `nil`.
    let postScript: Int?
    /// The axis values, by axis tag.
    let values: [String: Double]
  }

  /// The default axis values, by axis tag. Empty for a face that is not variable.
  private(set) var standard: [String: Double] = [:]
  /// The named instances of the font.
  private(set) var instances: [Instance] = []
  private static let mostAxes = 64
  private static let mostInstances = 256

  init(_ bytes: [UInt8]) {
    let table = BigEndianBytes(bytes)
    guard let start = table.number(4), let axisCount = table.number(8),
      let axisSize = table.number(10), let count = table.number(12), let size = table.number(14),
      (1...Self.mostAxes).contains(axisCount), axisSize >= 20, size >= 4 + 4 * axisCount
    else { return }
    var tags: [String] = []
    for axis in 0..<axisCount {
      let record = start + axisSize * axis
      guard let value = Self.fixed(table, record + 8), record + 4 <= bytes.count else { return }
      tags.append(String(decoding: bytes[record..<record + 4], as: UTF8.self))
      standard[tags[axis]] = value
    }
    for index in 0..<min(count, Self.mostInstances) {
      let record = start + axisSize * axisCount + size * index
      guard let style = table.number(record) else { return }
      var values: [String: Double] = [:]
      for (axis, tag) in tags.enumerated() {
        guard let value = Self.fixed(table, record + 4 + 4 * axis) else { return }
        values[tag] = value
      }
      let name = size >= 6 + 4 * axisCount ? table.number(record + 4 + 4 * axisCount) : nil
      instances.append(
        Instance(style: style, postScript: name == 0xFFFF ? nil : name, values: values))
    }
  }

  /// Reads a signed fixed-point number with a 16-bit fraction.
  private static func fixed(_ table: BigEndianBytes, _ start: Int) -> Double? {
    table.number(start, width: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}
