import Foundation
import UIKit

extension ASLayoutElementStyle {
  /// Stores a Boolean value defined by the app. The only slot is 0.
  public func setLayoutOptionExtensionBool(_ value: Bool, at index: Int) {
    store(value, in: \.bools, at: index)
  }

  /// Returns the Boolean value in slot 0. The default is `false`.
  public func layoutOptionExtensionBool(at index: Int) -> Bool {
    load(\.bools, at: index) ?? false
  }

  /// Stores an integer defined by the app in one of the slots 0 to 3.
  public func setLayoutOptionExtensionInteger(_ value: Int, at index: Int) {
    store(value, in: \.integers, at: index)
  }

  /// Returns the integer in one of the slots 0 to 3. The default is 0.
  public func layoutOptionExtensionInteger(at index: Int) -> Int {
    load(\.integers, at: index) ?? 0
  }

  /// Stores edge insets defined by the app. The only slot is 0.
  public func setLayoutOptionExtensionEdgeInsets(_ value: UIEdgeInsets, at index: Int) {
    store(value, in: \.edgeInsets, at: index)
  }

  /// Returns the edge insets in slot 0. The default is zero.
  public func layoutOptionExtensionEdgeInsets(at index: Int) -> UIEdgeInsets {
    load(\.edgeInsets, at: index) ?? .zero
  }

  private func store<Value>(
    _ value: Value, in slots: WritableKeyPath<StyleExtensionSlots, [Value]>, at index: Int
  ) {
    let extras = madeExtras
    extras.checkout?.waitOnMain()
    extras.slots.withLock { stored in
      guard isSlot(index, of: stored[keyPath: slots].count) else { return }
      stored[keyPath: slots][index] = value
    }
  }

  private func load<Value>(
    _ slots: WritableKeyPath<StyleExtensionSlots, [Value]>, at index: Int
  ) -> Value? {
    extras?.checkout?.waitOnMain()
    let present = extras?.slots.withLock { $0 } ?? StyleExtensionSlots()
    guard isSlot(index, of: present[keyPath: slots].count) else { return nil }
    return present[keyPath: slots][index]
  }

  private func isSlot(_ index: Int, of count: Int) -> Bool {
    if (0..<count).contains(index) { return true }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .styleExtensionOutOfBounds,
        subject: "ASLayoutElementStyle",
        message: "Extension slot \(index) was used, but there are \(count).",
        remedy: "Use a slot from 0 to \(count - 1).",
        numbers: [index, count]))
    return false
  }
}
