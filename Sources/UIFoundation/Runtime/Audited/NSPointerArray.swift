import Foundation

/// An array of pointers to objects, which may be weak.
///
/// Foundation on Linux has no `NSPointerArray`. Source: Apple's documentation of `NSPointerArray`. Decided here: an index
/// that is out of range returns `nil` or does nothing; a device raises an exception.
///
/// Proof: a pointer is used only while the caller's object lives, as `toOpaque()` of `Unmanaged` demands, and a pointer
/// that is returned is that of an object that lives at that time.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var keys: [TableKey?] = []

  /// Creates an empty array.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// Creates an empty array that retains its objects.
  public convenience override init() {
    self.init(options: [])
  }

  /// Returns an empty array that does not retain its objects.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Returns an empty array that retains its objects.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// The number of pointers, with those that are `nil` or whose objects are released.
  open var count: Int { keys.count }

  /// The objects that are not `nil`.
  open var allObjects: [Any] { keys.compactMap { $0?.object } }

  /// Returns the pointer at an index, or `nil`.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard keys.indices.contains(index), let object = keys[index]?.object else { return nil }
    return Unmanaged.passUnretained(object).toOpaque()
  }

  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    keys.append(key(pointer))
  }

  /// Inserts a pointer at an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard (0...keys.count).contains(index) else { return }
    keys.insert(key(item), at: index)
  }

  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard keys.indices.contains(index) else { return }
    keys[index] = key(item)
  }

  /// Removes the pointer at an index.
  open func removePointer(at index: Int) {
    guard keys.indices.contains(index) else { return }
    keys.remove(at: index)
  }

  /// Removes the pointers that are `nil`, and those whose objects are released.
  open func compact() {
    keys.removeAll { $0?.object == nil }
  }

  private func key(_ pointer: UnsafeMutableRawPointer?) -> TableKey? {
    pointer.map { TableKey(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }
}
