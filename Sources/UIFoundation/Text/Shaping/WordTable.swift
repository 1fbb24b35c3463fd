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
    /// The width that is added to both advances if a space is before the word in the same line.
    var kerning: Int32 = 0
    /// The groups of characters that the word has; see ``Typeface/groups(in:)``.
    var groups: UInt64 = 0
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
  /// A few words fit into the fastest memory, as long as they are few.
  private static let fewestSlots = 512
  private static let mostSlots = 8192
  static let limit = 6000
  private static let mostTypefaces = 1024
  private var slots: [Slot] = []
  private(set) var count = 0
  private var generation: UInt32 = 1
  private var owners: [ObjectIdentifier: UInt32] = [:]
  // Keeps the typefaces, so that no other object gets an owner's address.
  private var typefaces: [any RuntimeText.Typeface] = []
  /// The facts about the characters, by the numbers of the owners, from 1.
  private var facts: [CharacterFacts] = []
  /// The key for the words of the selected typeface, or 0 for one without glyphs for all visible ASCII
  /// characters and before the first one.
  private(set) var owner: UInt32 = 0

  /// The facts about the ASCII characters of a typeface.
  private struct CharacterFacts {
    /// The typeface, if it has outlines.
    let outlines: (any OutlineTypeface)?
    /// A Boolean value that indicates whether characters may have groups.
    let usesGroups: Bool
    var kernings = [RuntimeText.SpaceKerning??](repeating: nil, count: 128)
    var groups = [UInt64](repeating: 0, count: 128)
    var hasGroups = [Bool](repeating: false, count: 128)
    var divisible: [UInt64: Bool] = [:]
  }

  /// Selects the typeface whose words are looked up and added next.
  mutating func select(_ typeface: any RuntimeText.Typeface) {
    owner = owners[ObjectIdentifier(typeface)] ?? newOwner(typeface)
  }

  private mutating func newOwner(_ typeface: any RuntimeText.Typeface) -> UInt32 {
    if typefaces.count >= Self.mostTypefaces { removeAll() }
    typefaces.append(typeface)
    let outlines = typeface as? any OutlineTypeface
    let usesGroups = outlines?.hasGroups(in: Self.style) ?? true
    facts.append(CharacterFacts(outlines: outlines, usesGroups: usesGroups))
    let isComplete = (0x20..<0x7F).allSatisfy { typeface.contains(Unicode.Scalar(UInt8($0))) }
    let owner = isComplete ? UInt32(typefaces.count) : 0
    owners[ObjectIdentifier(typeface)] = owner
    return owner
  }

  /// The style that words are shaped with.
  private static let style = RuntimeText.ShapingStyle()

  /// The index of the selected typeface. It must have an owner.
  private var index: Int { Int(owner) &- 1 }

  /// The selected typeface. It must have an owner.
  var typeface: any RuntimeText.Typeface { typefaces[index] }

  /// The selected typeface if it has outlines, else `nil`.
  var outlines: (any OutlineTypeface)? { facts[index].outlines }

  /// A Boolean value that indicates whether characters of the selected typeface may have groups.
  var hasGroups: Bool { facts[index].usesGroups }

  /// Returns the cached advance of a word, or `nil`.
  func advance(_ low: UInt64, _ high: UInt64) -> Advance? {
    guard !slots.isEmpty else { return nil }
    let last = slots.count &- 1
    var index = Self.hash(low, high, owner) & last
    while slots[index].generation == generation {
      if slots[index].low == low, slots[index].high == high, slots[index].owner == owner {
        return slots[index].advance
      }
      index = (index &+ 1) & last
    }
    return nil
  }

  /// Adds the advance of a word to the cache, unless the word is there.
  mutating func insert(_ low: UInt64, _ high: UInt64, _ advance: Advance) {
    if count >= Self.limit { forgetWords() }
    if count &* 4 >= slots.count &* 3 { addSlots() }
    let last = slots.count &- 1
    var index = Self.hash(low, high, owner) & last
    while slots[index].generation == generation {
      // The same word may be twice among those that were shaped together.
      if slots[index].low == low, slots[index].high == high, slots[index].owner == owner { return }
      index = (index &+ 1) & last
    }
    slots[index] = Slot(
      low: low, high: high, owner: owner, generation: generation, advance: advance)
    count += 1
  }

  /// Doubles the number of slots, up to the greatest one, and keeps the words.
  private mutating func addSlots() {
    let former = slots
    let more = min(max(2 * former.count, Self.fewestSlots), Self.mostSlots)
    guard more > former.count else { return }
    slots = Array(repeating: Slot(), count: more)
    for slot in former where slot.generation == generation {
      var index = Self.hash(slot.low, slot.high, slot.owner) & (more - 1)
      while slots[index].generation == generation { index = (index + 1) & (more - 1) }
      slots[index] = slot
    }
  }

  /// Removes all words and typefaces.
  private mutating func removeAll() {
    forgetWords()
    owners.removeAll(keepingCapacity: true)
    typefaces.removeAll(keepingCapacity: true)
    facts.removeAll(keepingCapacity: true)
  }

  /// Returns the kerning of a space before an ASCII character, which is found once.
  mutating func kerning(_ byte: UInt8) -> RuntimeText.SpaceKerning? {
    if byte == 0x20 { return RuntimeText.SpaceKerning() }
    if let known = facts[index].kernings[Int(byte)] { return known }
    let kerning = typeface.kerning(ofSpaceBefore: Unicode.Scalar(byte), in: Self.style)
    facts[index].kernings[Int(byte)] = .some(kerning)
    return kerning
  }

  /// Returns the groups of an ASCII character, which are found once.
  mutating func groups(_ byte: UInt8) -> UInt64 {
    let code = Int(byte)
    if facts[index].hasGroups[code] { return facts[index].groups[code] }
    let groups = typeface.groups(
      in: RuntimeText.ShapingRun(text: [UInt16(byte)], style: Self.style))
    facts[index].groups[code] = groups
    facts[index].hasGroups[code] = true
    return groups
  }

  /// Returns whether words with groups of characters can be shaped apart, which is found once.
  mutating func canDivide(_ groups: UInt64) -> Bool {
    if let known = facts[index].divisible[groups] { return known }
    let canDivide = typeface.canDivide(groups, in: Self.style)
    if facts[index].divisible.count >= 1024 { facts[index].divisible.removeAll() }
    facts[index].divisible[groups] = canDivide
    return canDivide
  }

  /// Removes all words but keeps the typefaces.
  mutating func forgetWords() {
    count = 0
    generation &+= 1
    if slots.count > Self.fewestSlots { slots = [] }
    guard generation == 0 else { return }
    generation = 1
    slots = []
  }

  private static func hash(_ low: UInt64, _ high: UInt64, _ owner: UInt32) -> Int {
    var hash = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(owner)
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
