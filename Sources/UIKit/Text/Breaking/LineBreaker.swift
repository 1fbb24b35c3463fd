/// Finds the places where lines may or must end, by Unicode Standard Annex 14.
///
/// It takes a text's characters one after the other and looks at nothing ahead. It has all of the
/// annex's rules, LB25 in its form for whole numbers but for one thing that would need a look
/// ahead: a currency or per cent sign is never parted from an opening bracket.
package struct LineBreaker: Sendable {
  /// How far the last characters are a number.
  private enum Number {
    case none
    /// Digits, with points, commas and slashes between and after them.
    case open
    /// A number and its closing bracket.
    case closed
  }

  /// The class of the last character that is neither a space nor a mark.
  private var base: LineBreakClass?
  /// The class of the last character.
  private var last: LineBreakClass?
  private var spaced = false
  /// Whether an odd number of regional indicators came last.
  private var openFlag = false
  /// Whether a hyphen came last, right after a Hebrew letter.
  private var followsHebrewHyphen = false
  private var number = Number.none

  /// Makes a breaker at the start of a text.
  package init() {}

  /// Returns what may happen before the next character, and moves past it.
  package mutating func opportunity(before scalar: Unicode.Scalar) -> LineBreakOpportunity {
    opportunity(before: LineBreakTable.lineBreakClass(of: scalar))
  }

  /// Returns what may happen before a character of a class, and moves past it.
  package mutating func opportunity(before next: LineBreakClass) -> LineBreakOpportunity {
    guard let last else {
      restart(with: next)
      return .prohibited
    }
    if endsLine(last, before: next) {
      restart(with: next)
      return .mandatory
    }
    return move(past: next)
  }

  /// The rules LB4 and LB5.
  private func endsLine(_ last: LineBreakClass, before next: LineBreakClass) -> Bool {
    switch last {
    case .bk, .lf, .nl: true
    case .cr: next != .lf
    default: false
    }
  }

  private mutating func restart(with next: LineBreakClass) {
    base = nil
    spaced = false
    openFlag = false
    followsHebrewHyphen = false
    number = .none
    last = next
    next == .sp ? (spaced = true) : adopt(resolved(next))
  }

  private mutating func move(past next: LineBreakClass) -> LineBreakOpportunity {
    defer { last = next }
    switch next {
    case .bk, .cr, .lf, .nl:
      return .prohibited
    case .sp:
      spaced = true
      return .prohibited
    case .zw:
      adopt(.zw)
      return .prohibited
    case .cm, .zwj:
      if !spaced, let base, base != .zw { return .prohibited }
    default: break
    }
    let value = resolved(next)
    let allowed = allowsBreak(before: value)
    adopt(value)
    return allowed ? .allowed : .prohibited
  }

  private func allowsBreak(before next: LineBreakClass) -> Bool {
    if base == .zw { return true }
    if last == .zwj { return false }
    if next == .ri, base == .ri, openFlag, !spaced { return false }
    if followsHebrewHyphen, !spaced, next != .cb { return false }
    if let isJoined = isJoinedToNumber(next) { return !isJoined }
    return !LineBreakPairs.prohibit(base ?? .sp, next, spaced: spaced)
  }

  /// The rule LB25 where it looks farther back than one character; nil where it does not apply.
  private func isJoinedToNumber(_ next: LineBreakClass) -> Bool? {
    guard !spaced, let base else { return nil }
    switch (base, next) {
    case (.is, .nu), (.sy, .nu): return number == .open
    case (.is, .po), (.is, .pr), (.sy, .po), (.sy, .pr): return number == .open
    case (.cl, .po), (.cl, .pr), (.cp, .po), (.cp, .pr), (.cw, .po), (.cw, .pr):
      return number == .closed
    default: return nil
    }
  }

  private func number(with next: LineBreakClass) -> Number {
    switch next {
    case .nu: .open
    case .is, .sy: number == .open && !spaced ? .open : .none
    case .cl, .cp, .cw: number == .open && !spaced ? .closed : .none
    default: .none
    }
  }

  private mutating func adopt(_ next: LineBreakClass) {
    number = number(with: next)
    let isHyphen = next == .hy || next == .ba
    followsHebrewHyphen = isHyphen && base == .hl && !spaced
    openFlag = next == .ri && !(openFlag && base == .ri && !spaced)
    base = next
    spaced = false
  }

  /// The rule LB10: a mark without a base is a letter.
  private func resolved(_ next: LineBreakClass) -> LineBreakClass {
    next == .cm || next == .zwj ? .al : next
  }
}

/// What may happen between two characters.
package enum LineBreakOpportunity: UInt8, Sendable {
  /// The line continues.
  case prohibited
  /// The line may end.
  case allowed
  /// The line ends.
  case mandatory
}
