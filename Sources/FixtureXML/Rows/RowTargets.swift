/// Where the attributes of rows go, by the addresses of their interned names.
///
/// A class over flat memory, because it is asked for every attribute.
final class RowTargets {
  private static let capacity = 256
  private let names = UnsafeMutablePointer<UnsafePointer<UInt8>>.allocate(capacity: capacity)
  private let targets = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
  private var count = 0

  deinit {
    names.deallocate()
    targets.deallocate()
  }

  /// The target of a name, looked for first at the place where the row before had it.
  func target(of name: UnsafePointer<UInt8>, guess: Int) -> Int? {
    if guess < count, names[guess] == name { return targets[guess] }
    for index in 0..<count where names[index] == name { return targets[index] }
    return nil
  }

  /// Remembers a name, as long as there is room.
  func remember(_ name: UnsafePointer<UInt8>, target: Int) {
    guard count < Self.capacity else { return }
    (names + count).initialize(to: name)
    (targets + count).initialize(to: target)
    count += 1
  }
}
