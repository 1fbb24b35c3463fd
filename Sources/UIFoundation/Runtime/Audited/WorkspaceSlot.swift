import Synchronization

/// A place for a workspace that no layout is using.
///
/// Taking and putting exchange one word each, which takes half the time of locking and unlocking twice.
///
/// Proof: the word is 0 or the address of a retained workspace. An exchange gives the reference to the one
/// thread that reads the address, and a workspace is put only where the word is 0. The orderings make what a
/// thread wrote into the workspace visible to the thread that takes it next.
final class WorkspaceSlot: Sendable {
  private let word = Atomic<UInt>(0)
  /// Aligns the slot to two cache lines, so that threads with different slots do not change the same line.
  private let alignment = SIMD16<UInt64>()

  init() {}

  deinit { _ = take() }

  /// Empties the slot and returns its workspace, or `nil` if it is empty.
  func take() -> TextWorkspace? {
    let address = word.exchange(0, ordering: .acquiring)
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return Unmanaged<TextWorkspace>.fromOpaque(pointer).takeRetainedValue()
  }

  /// Puts a workspace into the slot, and returns `false` if another one is there.
  func put(_ workspace: TextWorkspace) -> Bool {
    let reference = Unmanaged.passRetained(workspace)
    let address = UInt(bitPattern: reference.toOpaque())
    if word.compareExchange(expected: 0, desired: address, ordering: .releasing).exchanged {
      return true
    }
    reference.release()
    return false
  }
}
