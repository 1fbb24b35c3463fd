import Foundation

/// The types and the flags of the lookups of a GSUB or GPOS table (OpenType specification, "Lookup Table").
struct LookupTypes {
  /// The type and flags of a lookup. A type of 0 cannot be read.
  struct Facts {
    var type = 0
    var flags = 0
  }

  /// The flag of a lookup that skips glyphs of the class of base glyphs.
  static let ignoresBases = 2

  private let reader: BigEndianReader
  private let extensionType: Int

  init(_ table: Data, extensionType: Int) {
    reader = BigEndianReader(bytes: [UInt8](table))
    self.extensionType = extensionType
  }

  /// Returns the type, the one inside of extensions, and the flags of a lookup.
  func facts(of lookup: Int) -> Facts {
    guard let start = start(of: lookup), let type = reader.number(start),
      let flags = reader.number(start + 2)
    else { return Facts() }
    guard type == extensionType else { return Facts(type: type, flags: flags) }
    guard let subtable = reader.number(start + 6) else { return Facts(flags: flags) }
    return Facts(type: reader.number(start + subtable + 2) ?? 0, flags: flags)
  }

  /// Returns whether a lookup of pairs changes the second glyph too, so that the glyph is not the first of
  /// the next pair; `true` for a lookup that cannot be read.
  func changesSecond(_ lookup: Int) -> Bool {
    guard let start = start(of: lookup), let type = reader.number(start),
      let count = reader.number(start + 4)
    else { return true }
    for index in 0..<count {
      guard let offset = reader.number(start + 6 + 2 * index) else { return true }
      var subtable = start + offset
      if type == extensionType {
        guard let far = reader.longNumber(subtable + 4) else { return true }
        subtable += far
      }
      guard reader.number(subtable + 6) == 0 else { return true }
    }
    return false
  }

  private func start(of lookup: Int) -> Int? {
    guard let list = reader.number(8), let count = reader.number(list), lookup < count,
      let offset = reader.number(list + 2 + 2 * lookup)
    else { return nil }
    return list + offset
  }
}
