import Foundation

/// A press of a button or key.
///
/// The headless device has neither buttons nor a keyboard with keys, so that no press is delivered. The type
/// exists for overrides that name it.
@preconcurrency @MainActor open class UIPress: NSObject {
  private override init() { super.init() }
}

/// An event of one or more presses at the same time. It is never delivered.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private init() { super.init(touches: nil) }
}
