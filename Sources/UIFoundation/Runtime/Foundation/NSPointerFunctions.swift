import Foundation

/// The ways in which tables of objects retain and compare them.
///
/// Foundation on Linux has no `NSPointerFunctions`; this type has the options of tables of objects.
public enum NSPointerFunctions {
  /// Options of a table, such as ``weakMemory``.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as in Foundation's header.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The table retains its objects.
    public static let strongMemory: Options = []
    /// The table does not retain its objects, and has no more those that are released.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `hash` and `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// The table has copies of its objects. Not used by the runtime, which retains the objects.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 0xFF == 5 }
    var isByIdentity: Bool { rawValue & 0xFF00 == 2 << 8 }
  }
}

/// An object of a table, compared as the table's options say.
///
/// A released object is equal to none, so that a later object at its address is another one.
struct TableKey: Hashable {
  private let strong: AnyObject?
  private weak var weakObject: AnyObject?
  private let address: ObjectIdentifier
  private let hashNumber: Int
  private let isByIdentity: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    strong = options.isWeak ? nil : object
    weakObject = object
    address = ObjectIdentifier(object)
    isByIdentity = options.isByIdentity || !(object is NSObject)
    hashNumber = isByIdentity ? address.hashValue : (object as? NSObject)?.hash ?? 0
  }

  /// The object, or `nil` after it was released.
  var object: AnyObject? { weakObject }

  static func == (first: TableKey, second: TableKey) -> Bool {
    guard let one = first.object, let other = second.object else { return false }
    if one === other { return true }
    guard !first.isByIdentity, !second.isByIdentity else { return false }
    return (one as? NSObject)?.isEqual(other) ?? false
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashNumber) }
}
