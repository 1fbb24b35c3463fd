/// The rules of Unicode Standard Annex 14 that look at two classes and at spaces between them.
enum LineBreakPairs {
  private static let count = LineBreakClass.allCases.count
  private static let adjacentBit: UInt8 = 1
  private static let spacedBit: UInt8 = 2

  /// One byte a pair: whether a break is prohibited right between and after spaces between.
  private static let table: [UInt8] = LineBreakClass.allCases.flatMap { first in
    LineBreakClass.allCases.map { second in
      (prohibitsAdjacent(first, second) ? adjacentBit : 0)
        | (prohibitsSpaced(first, second) ? spacedBit : 0)
    }
  }

  /// Tells whether a break between two classes is prohibited, with or without spaces between.
  static func prohibit(
    _ first: LineBreakClass, _ second: LineBreakClass, spaced: Bool
  ) -> Bool {
    let bits = table[Int(first.rawValue) * count + Int(second.rawValue)]
    return bits & (spaced ? spacedBit : adjacentBit) != 0
  }

  /// The rules LB11 to LB17, which hold across spaces.
  private static func prohibitsSpaced(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
    switch (first, second) {
    case (_, .wj): true
    case (_, .cl), (_, .cp), (_, .cw), (_, .ex), (_, .is), (_, .sy): true
    case (.op, _), (.ow, _): true
    case (.qu, .op), (.qu, .ow): true
    case (.cl, .ns), (.cp, .ns), (.cw, .ns): true
    case (.b2, .b2): true
    default: false
    }
  }

  private static func prohibitsAdjacent(
    _ first: LineBreakClass, _ second: LineBreakClass
  ) -> Bool {
    if prohibitsSpaced(first, second) { return true }
    switch (first, second) {
    case (.sp, _): return false
    case (.wj, _), (.gl, _): return true
    case (.ba, .gl), (.hy, .gl): return false
    case (_, .gl): return true
    case (_, .qu), (.qu, _): return true
    case (.cb, _), (_, .cb): return false
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _), (_, .in): return true
    default:
      return joinsLetters(first, second) || joinsNumbers(first, second)
        || joinsHangul(first, second)
    }
  }

  /// The rules LB21b, LB23, LB24 and LB28 to LB30b.
  private static func joinsLetters(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
    switch (first, second) {
    case (.sy, .hl), (.eb, .em): true
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): true
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): true
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): true
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl): true
    case (.is, .al), (.is, .hl): true
    case (.al, .op), (.hl, .op), (.nu, .op), (.cp, .al), (.cp, .hl), (.cp, .nu): true
    default: false
    }
  }

  /// The rules LB23a and LB25, as far as they look at two classes.
  private static func joinsNumbers(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
    switch (first, second) {
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): true
    case (.nu, .po), (.nu, .pr), (.po, .nu), (.pr, .nu): true
    case (.po, .op), (.po, .ow), (.pr, .op), (.pr, .ow): true
    case (.hy, .nu), (.nu, .nu): true
    default: false
    }
  }

  /// The rules LB26 and LB27.
  private static func joinsHangul(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
    switch (first, second) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): true
    case (.jt, .jt), (.h3, .jt): true
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): true
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): true
    default: false
    }
  }
}
