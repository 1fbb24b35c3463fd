/// The advances of words of at most 16 ASCII characters, with the spaces after them.
///
/// A word is compared as two numbers, so that a lookup reads no other memory than its slot.
struct WordTable {
  /// The advance of a word, in its typeface's units.
  struct Advance {
    /// Without the spaces at the end.
    var visible: Int32
    /// With them.
    var total: Int32
  }

  private struct Slot {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var owner: UInt32 = 0
    var generation: UInt32 = 0
    var advance = Advance(visible: 0, total: 0)
  }

  /// The number of characters that fit.
  static let longestWord = 16
  private static let slotCount = 8192
  static let limit = 6000
  private static let mostTypefaces = 1024
  private var slots: [Slot] = []
  private(set) var count = 0
  private var generation: UInt32 = 1
  private var owners: [ObjectIdentifier: UInt32] = [:]
  // Keeps the typefaces, so that no other object gets an owner's address.
  private var typefaces: [any Typeface] = []

  /// Returns the number by which the words of a typeface are kept apart, or `nil` for a typeface that lacks
  /// a visible ASCII character, whose words may need other typefaces.
  mutating func owner(_ typeface: any Typeface) -> UInt32? {
    if let owner = owners[ObjectIdentifier(typeface)] { return owner > 0 ? owner : nil }
    if typefaces.count >= Self.mostTypefaces { removeAll() }
    typefaces.append(typeface)
    let isComplete = (0x20..<0x7F).allSatisfy { typeface.contains(Unicode.Scalar(UInt8($0))) }
    let owner = isComplete ? UInt32(typefaces.count) : 0
    owners[ObjectIdentifier(typeface)] = owner
    return isComplete ? owner : nil
  }

  /// Returns the advance of a word, if it is known.
  func advance(_ low: UInt64, _ high: UInt64, owner: UInt32) -> Advance? {
    guard !slots.isEmpty else { return nil }
    var index = Self.slot(low, high, owner)
    while slots[index].generation == generation {
      if slots[index].low == low, slots[index].high == high, slots[index].owner == owner {
        return slots[index].advance
      }
      index = (index + 1) & (Self.slotCount - 1)
    }
    return nil
  }

  /// Keeps the advance of a word that is not known.
  mutating func insert(_ low: UInt64, _ high: UInt64, owner: UInt32, _ advance: Advance) {
    if slots.isEmpty { slots = Array(repeating: Slot(), count: Self.slotCount) }
    if count >= Self.limit { forgetWords() }
    var index = Self.slot(low, high, owner)
    while slots[index].generation == generation { index = (index + 1) & (Self.slotCount - 1) }
    slots[index] = Slot(
      low: low, high: high, owner: owner, generation: generation, advance: advance)
    count += 1
  }

  /// Forgets all words and typefaces.
  private mutating func removeAll() {
    forgetWords()
    owners.removeAll(keepingCapacity: true)
    typefaces.removeAll(keepingCapacity: true)
  }

  /// Forgets all words.
  mutating func forgetWords() {
    count = 0
    generation &+= 1
    guard generation == 0 else { return }
    generation = 1
    slots = []
  }

  private static func slot(_ low: UInt64, _ high: UInt64, _ owner: UInt32) -> Int {
    var hash = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(owner)
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & UInt64(slotCount - 1))
  }
}
