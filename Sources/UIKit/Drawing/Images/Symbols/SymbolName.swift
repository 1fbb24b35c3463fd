/// Which names are those of symbols.
enum SymbolName {
  static func exists(_ name: String, in assets: AssetCatalog) -> Bool {
    if let names = assets.symbolNames { return names.contains(name) }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy(isAllowed)
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
