/// A cache of the advances of words of at most 16 ASCII characters, including their trailing
/// spaces.
///
/// A word is compared as two integers, so that a lookup only reads the memory of its slot.
struct WordTable {
  /// The advance of a word, in units of its typeface.
  struct Advance {
    /// The advance without trailing spaces.
    var visible: Int32
    /// The advance with trailing spaces.
    var total: Int32
  }

  private struct Slot {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var owner: UInt32 = 0
    var generation: UInt32 = 0
    var advance = Advance(visible: 0, total: 0)
  }

  /// The maximum number of characters of a cached word.
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

  /// Returns the key for the words of a typeface, or `nil` for a typeface without glyphs for all
  /// visible ASCII characters.
  mutating func owner(_ typeface: any Typeface) -> UInt32? {
    if let owner = owners[ObjectIdentifier(typeface)] { return owner > 0 ? owner : nil }
    if typefaces.count >= Self.mostTypefaces { removeAll() }
    typefaces.append(typeface)
    let isComplete = (0x20..<0x7F).allSatisfy { typeface.contains(Unicode.Scalar(UInt8($0))) }
    let owner = isComplete ? UInt32(typefaces.count) : 0
    owners[ObjectIdentifier(typeface)] = owner
    return isComplete ? owner : nil
  }

  /// Returns the cached advance of a word, or `nil`.
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

  /// Adds the advance of a word to the cache.
  mutating func insert(_ low: UInt64, _ high: UInt64, owner: UInt32, _ advance: Advance) {
    if slots.isEmpty { slots = Array(repeating: Slot(), count: Self.slotCount) }
    if count >= Self.limit { forgetWords() }
    var index = Self.slot(low, high, owner)
    while slots[index].generation == generation { index = (index + 1) & (Self.slotCount - 1) }
    slots[index] = Slot(
      low: low, high: high, owner: owner, generation: generation, advance: advance)
    count += 1
  }

  /// Removes all words and typefaces.
  private mutating func removeAll() {
    forgetWords()
    owners.removeAll(keepingCapacity: true)
    typefaces.removeAll(keepingCapacity: true)
  }

  /// Removes all words but keeps the typefaces.
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
