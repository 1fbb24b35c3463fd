import Foundation

/// A small TrueType font that tests make: its letters have no outlines, only advances.
///
/// An em is 1,000 units; the ascent is 900, the descent 300, capitals are 700 high, an x is 500.
package struct SampleFont: Sendable {
  /// An axis of a variable font, on which the advance of every letter grows.
  package struct Axis: Sendable {
    package var tag: String
    package var minimum: Double
    package var standard: Double
    package var maximum: Double
    /// What is added to each advance at the maximum.
    package var growth: Int

    package init(
      _ tag: String, _ minimum: Double, _ standard: Double, _ maximum: Double, growth: Int
    ) {
      self.tag = tag
      self.minimum = minimum
      self.standard = standard
      self.maximum = maximum
      self.growth = growth
    }
  }

  /// A named instance of a variable font.
  package struct Instance: Sendable {
    package var style: String
    package var postScriptName: String?
    package var values: [Double]

    package init(_ style: String, _ postScriptName: String? = nil, values: [Double]) {
      self.style = style
      self.postScriptName = postScriptName
      self.values = values
    }
  }

  package var family: String
  package var postScriptName: String
  package var weight: Int
  package var isItalic: Bool
  package var letters: String
  package var advance: Int
  /// The license to embed the font: `fsType` of the table `OS/2`.
  package var embedding = 0
  /// The typographic metrics of the table `OS/2`: ascender, descender and line gap. They are those of the table
  /// `hhea` without the bit USE_TYPO_METRICS if they are `nil`.
  package var typographicMetrics: [Int]?
  /// A Boolean value that indicates whether the font has a table `STAT`.
  package var hasStyleAttributes = false
  package var axes: [Axis] = []
  package var instances: [Instance] = []

  package init(
    _ family: String, _ postScriptName: String, weight: Int = 400, isItalic: Bool = false,
    letters: String = " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", advance: Int = 500
  ) {
    self.family = family
    self.postScriptName = postScriptName
    self.weight = weight
    self.isItalic = isItalic
    self.letters = letters
    self.advance = advance
  }

  /// The file.
  package var bytes: [UInt8] { Self.file(of: tables, startingAt: 0) }

  /// A collection of fonts.
  package static func collection(_ fonts: [SampleFont]) -> [UInt8] {
    var head = FontBytesWriter()
    head.tag("ttcf")
    head.long(0x0001_0000)
    head.long(fonts.count)
    var body: [UInt8] = []
    let start = 12 + 4 * fonts.count
    for font in fonts {
      head.long(start + body.count)
      body += file(of: font.tables, startingAt: start + body.count)
    }
    return head.bytes + body
  }

  private static func file(of tables: [(String, [UInt8])], startingAt start: Int) -> [UInt8] {
    var head = FontBytesWriter()
    head.long(0x0001_0000)
    head.short(tables.count)
    for number in [16, 0, 0] { head.short(number) }
    var body: [UInt8] = []
    let first = start + 12 + 16 * tables.count
    for (tag, table) in tables {
      head.tag(tag)
      head.long(0)
      head.long(first + body.count)
      head.long(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return head.bytes + body
  }

  private var glyphCount: Int { letters.unicodeScalars.count + 1 }

  private var tables: [(String, [UInt8])] {
    let fixed: [(String, [UInt8])] = [
      ("OS/2", style), ("cmap", characters), ("head", header), ("hhea", lines), ("hmtx", widths),
      ("maxp", profile), ("name", names),
    ]
    if hasStyleAttributes { return [fixed[0], ("STAT", [0, 1, 0, 0])] + fixed.dropFirst(1) }
    return axes.isEmpty
      ? fixed
      : [("HVAR", growth), ("OS/2", style)] + fixed.dropFirst(1).prefix(1)
        + [("fvar", variations)] + fixed.dropFirst(2)
  }
}

extension SampleFont {
  private var style: [UInt8] {
    var table = FontBytesWriter()
    table.short(4)
    table.short(500)
    table.short(weight)
    table.zeros(2)
    table.short(embedding)
    table.zeros(52)
    table.short((isItalic ? 1 : 0x40) | (typographicMetrics == nil ? 0 : 0x80))
    table.zeros(4)
    for number in (typographicMetrics ?? [900, -300, 0]) + [900, 300] { table.short(number) }
    table.zeros(8)
    for number in [500, 700, 0, 32, 0] { table.short(number) }
    return table.bytes
  }

  private var characters: [UInt8] {
    let codes = letters.unicodeScalars.map { Int($0.value) }.enumerated().sorted {
      $0.element < $1.element
    }
    var table = FontBytesWriter()
    for number in [0, 1, 3, 10] { table.short(number) }
    table.long(12)
    for number in [12, 0] { table.short(number) }
    for number in [16 + 12 * codes.count, 0, codes.count] { table.long(number) }
    for (glyph, code) in codes {
      for number in [code, code, glyph + 1] { table.long(number) }
    }
    return table.bytes
  }

  private var header: [UInt8] {
    var table = FontBytesWriter()
    for number in [0x0001_0000, 0, 0, 0x5F0F_3CF5] { table.long(number) }
    table.short(3)
    table.short(1000)
    table.zeros(24)
    table.short((weight >= 700 ? 1 : 0) | (isItalic ? 2 : 0))
    table.zeros(8)
    return table.bytes
  }

  private var lines: [UInt8] {
    var table = FontBytesWriter()
    table.long(0x0001_0000)
    for number in [900, -300, 0, advance] { table.short(number) }
    table.zeros(22)
    table.short(glyphCount)
    return table.bytes
  }

  private var widths: [UInt8] {
    var table = FontBytesWriter()
    for _ in 0..<glyphCount {
      table.short(advance)
      table.short(0)
    }
    return table.bytes
  }

  private var profile: [UInt8] {
    var table = FontBytesWriter()
    table.long(0x0000_5000)
    table.short(glyphCount)
    return table.bytes
  }

  private var names: [UInt8] {
    var records: [(Int, String)] = [(1, family), (6, postScriptName)]
    for (index, instance) in instances.enumerated() {
      records.append((256 + 2 * index, instance.style))
      if let name = instance.postScriptName { records.append((257 + 2 * index, name)) }
    }
    var table = FontBytesWriter()
    var storage: [UInt8] = []
    for number in [0, records.count, 6 + 12 * records.count] { table.short(number) }
    for (id, text) in records {
      let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      for number in [3, 1, 0x409, id, bytes.count, storage.count] { table.short(number) }
      storage += bytes
    }
    return table.bytes + storage
  }

  private var variations: [UInt8] {
    var table = FontBytesWriter()
    let named = instances.contains { $0.postScriptName != nil }
    let size = 4 + 4 * axes.count + (named ? 2 : 0)
    for number in [1, 0, 16, 2, axes.count, 20, instances.count, size] { table.short(number) }
    for axis in axes {
      table.tag(axis.tag)
      for number in [axis.minimum, axis.standard, axis.maximum] { table.fixed(number) }
      for number in [0, 256] { table.short(number) }
    }
    for (index, instance) in instances.enumerated() {
      for number in [256 + 2 * index, 0] { table.short(number) }
      for number in instance.values { table.fixed(number) }
      if named { table.short(instance.postScriptName == nil ? 0xFFFF : 257 + 2 * index) }
    }
    return table.bytes
  }

  /// One region for each axis, from the standard value to the maximum, and one row for each glyph.
  private var growth: [UInt8] {
    var table = FontBytesWriter()
    for number in [0x0001_0000, 20, 0, 0, 0] { table.long(number) }
    table.short(1)
    table.long(12)
    table.short(1)
    table.long(16 + 6 * axes.count * axes.count)
    for number in [axes.count, axes.count] { table.short(number) }
    for region in axes.indices {
      for axis in axes.indices {
        for number in region == axis ? [0, 0x4000, 0x4000] : [0, 0, 0] { table.short(number) }
      }
    }
    for number in [glyphCount, axes.count, axes.count] { table.short(number) }
    for index in axes.indices { table.short(index) }
    for _ in 0..<glyphCount {
      for axis in axes { table.short(axis.growth) }
    }
    return table.bytes
  }
}

/// Bytes of a font file; numbers are big-endian.
private struct FontBytesWriter {
  var bytes: [UInt8] = []

  mutating func short(_ number: Int) {
    bytes += [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  mutating func long(_ number: Int) {
    short(number >> 16)
    short(number)
  }

  mutating func fixed(_ number: Double) { long(Int(number * 65_536)) }

  mutating func tag(_ text: String) { bytes += Array(text.utf8.prefix(4)) }

  mutating func zeros(_ count: Int) { bytes += [UInt8](repeating: 0, count: count) }
}
