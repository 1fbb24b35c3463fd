import FixtureModel

/// The keys of a container's rows, with the first place of each.
///
/// Keys are mostly whole numbers that ascend; as long as they do, a list suffices, and the table
/// of all keys is made only when one does not.
final class RowKeys {
  /// Lists of a fixed length, because one list would be copied as a whole when it grows.
  private var ascending: [[(key: Int, place: UInt64)]] = []
  private var last = Int.min
  private var places: [RowKey: UInt64]?

  /// Inserts a key, or returns the first place of an equal key.
  func take(_ key: RowKey, at place: RowPlace) -> RowPlace? {
    let packed = UInt64(place.line) << 24 | UInt64(min(place.column, 0xFF_FFFF))
    if places == nil {
      if let integer = key.integer, integer > last {
        append(integer, packed)
        return nil
      }
      makeTable()
    }
    guard let first = places?.updateValue(packed, forKey: key) else { return nil }
    places?[key] = first
    return RowPlace(line: Int(first >> 24), column: Int(first & 0xFF_FFFF))
  }

  private static let length = 8_192

  private func append(_ key: Int, _ place: UInt64) {
    last = key
    if ascending.last?.count ?? Self.length == Self.length {
      ascending.append([])
      ascending[ascending.count - 1].reserveCapacity(Self.length)
    }
    ascending[ascending.count - 1].append((key, place))
  }

  private func makeTable() {
    var table: [RowKey: UInt64] = [:]
    table.reserveCapacity(ascending.count * Self.length * 2)
    for list in ascending {
      for entry in list { table[RowKey(entry.key)] = entry.place }
    }
    ascending = []
    places = table
  }
}

/// The digest of a key: 128 bits, seeded by the process, so that no input can make two collide.
struct RowKey: Hashable {
  private let high: UInt64
  private let low: UInt64

  /// The whole number that the key is; nil for other keys.
  var integer: Int? { high == 0 ? Int(Int64(bitPattern: low)) : nil }

  /// The digest of a whole number, which is exact.
  init(_ integer: Int) {
    high = 0
    low = UInt64(bitPattern: Int64(integer))
  }

  /// The digest of text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    high = Self.hash(bytes, salt: 1) | 1
    low = Self.hash(bytes, salt: 2)
  }

  /// The digest of a key field's value; nil for values that cannot be keys.
  init?(_ value: FieldValue) {
    switch value {
    case .integer(let integer): self.init(integer)
    case .date(let seconds): self.init(Int(truncatingIfNeeded: seconds.bitPattern))
    case .string(let text), .enumCase(let text):
      var copy = text
      self = copy.withUTF8 { RowKey($0) }
    default: return nil
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, salt: UInt8) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(salt)
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
