/// A face of a font file, with the tables that name and describe it (OpenType specification).
struct FontFileFace {
  private let name: FontNameTable
  private let axes: FontAxisTable
  private let weight: Double
  private let isItalic: Bool

  /// Reads a face whose table directory starts at an offset.
  init(_ bytes: FontBytes, start: Int) throws(FontFileProblem) {
    let tables = try FontTables(bytes, start: start)
    try Self.check(tables)
    name = FontNameTable(try tables.bytes("name") ?? [])
    axes = FontAxisTable(try tables.bytes("fvar") ?? [])
    let style = BigEndianBytes(try tables.bytes("OS/2") ?? [])
    let header = BigEndianBytes(try tables.bytes("head") ?? [])
    // `usWeightClass` and `fsSelection`; fonts without the table have `macStyle`.
    let isBold = (header.number(44) ?? 0) & 1 != 0
    let stated = style.number(4) ?? (isBold ? 700 : 400)
    weight = (1...1000).contains(stated) ? Double(stated) : 400
    isItalic = style.number(62).map { $0 & 1 != 0 } ?? ((header.number(44) ?? 0) & 2 != 0)
  }

  /// Throws an error if the face lacks a table that is needed to measure text.
  private static func check(_ tables: FontTables) throws(FontFileProblem) {
    for tag in ["cmap", "head", "hhea", "hmtx", "maxp"] where (tables.length(tag) ?? 0) < 4 {
      throw .damaged("not a complete TrueType or OpenType font: it has no table '\(tag)'")
    }
    let header = BigEndianBytes(try tables.bytes("head") ?? [])
    guard let units = header.number(18), (16...16_384).contains(units) else {
      throw .damaged("its table 'head' states no valid number of units")
    }
    let glyphs = BigEndianBytes(try tables.bytes("maxp") ?? []).number(4) ?? 0
    let advances = BigEndianBytes(try tables.bytes("hhea") ?? []).number(34) ?? 0
    guard glyphs > 0, advances > 0 else { throw .damaged("it has no glyphs") }
    guard (tables.length("hmtx") ?? 0) >= 4 * advances else {
      throw .damaged("its table 'hmtx' has fewer advances than 'hhea' states")
    }
  }

  /// Returns the fonts of the face: the face itself and, for a variable font, its named instances.
  ///
  /// An instance without a PostScript name has that of the face, an underscore and its style with
  /// hyphens for spaces, as iOS lists `STIXTwoText_Bold` and `STIXTwoText-Italic_Bold-Italic`.
  func members(index: Int, stem: String) -> [FontFileMember] {
    let family = name[.typographicFamily] ?? name[.family] ?? stem
    let postScript = (name[.postScript] ?? name[.full] ?? stem).filter { !$0.isWhitespace }
    let own = FontFileMember(
      postScriptName: postScript, family: family, face: index, variations: [:],
      weight: axes.standard["wght"] ?? weight, isItalic: isItalic)
    return [own]
      + axes.instances.compactMap { instance in
        guard instance.values != axes.standard else { return nil }
        let style = name[instance.style]
        let made = style.map { "\(postScript)_\($0.replacingSpaces)" }
        guard let instanceName = instance.postScript.flatMap({ name[$0] }) ?? made else {
          return nil
        }
        return FontFileMember(
          postScriptName: instanceName, family: family, face: index,
          variations: instance.values.filter { $0.key != "opsz" },
          weight: instance.values["wght"] ?? own.weight,
          isItalic: isItalic || style?.contains("Italic") == true)
      }
  }
}

/// The table directory of a face.
struct FontTables {
  private let bytes: FontBytes
  private var ranges: [String: Range<Int>] = [:]
  private static let most = 512

  init(_ bytes: FontBytes, start: Int) throws(FontFileProblem) {
    self.bytes = bytes
    guard let tag = bytes.tag(start), ["\0\u{1}\0\0", "OTTO", "true", "typ1"].contains(tag) else {
      throw .damaged("not a TrueType or OpenType font")
    }
    guard let count = bytes.number(start + 4, width: 2), (1...Self.most).contains(count),
      let records = bytes.bytes(start + 12, 16 * count)
    else { throw .damaged("it ends before its list of tables") }
    let numbers = BigEndianBytes(records)
    for index in 0..<count {
      let record = 16 * index
      guard let offset = numbers.number(record + 8, width: 4),
        let length = numbers.number(record + 12, width: 4)
      else { continue }
      let tag = String(decoding: records[record..<record + 4], as: UTF8.self)
      guard offset <= bytes.size, length <= bytes.size - offset else {
        throw .damaged("it ends before the end of its table '\(tag.printable)'; copy it again")
      }
      ranges[tag] = offset..<offset + length
    }
  }

  /// Returns the length of a table, or `nil` if the face does not have the table.
  func length(_ tag: String) -> Int? { ranges[tag]?.count }

  /// Returns the bytes of a table, or `nil` if the face does not have the table.
  func bytes(_ tag: String) throws(FontFileProblem) -> [UInt8]? {
    guard let range = ranges[tag] else { return nil }
    guard range.count <= 1 << 20 else {
      throw .damaged("its table '\(tag)' is longer than such a table may be")
    }
    guard let found = bytes.bytes(range.lowerBound, range.count) else {
      throw .damaged("its table '\(tag)' cannot be read")
    }
    return found
  }
}

/// A reader of the bytes of a table. Numbers are big-endian.
struct BigEndianBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns an unsigned number, or `nil` beyond the end of the table.
  func number(_ start: Int, width: Int = 2) -> Int? {
    guard start >= 0, start + width <= bytes.count else { return nil }
    return bytes[start..<start + width].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension String {
  /// The text with spaces replaced by hyphens.
  fileprivate var replacingSpaces: String {
    String(map { $0.isWhitespace ? "-" : $0 })
  }

  /// The text with each character that is not visible ASCII replaced by a question mark.
  var printable: String {
    String(map { $0.isASCII && !$0.isWhitespace && $0 >= " " && $0 != "\u{7F}" ? $0 : "?" })
  }
}
