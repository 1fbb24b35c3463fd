import Synchronization
import UIKit

/// Properties that most styles never need: the delegate, the checkout, and the extension slots.
final class StyleExtras {
  /// The object that is notified of changes. Source: `ASLayoutElement.h`, `ASLayoutElementStyle`, whose
  /// property is `nonatomic` too.
  weak var delegate: (any ASLayoutElementStyleDelegate)?
  private let checkoutReference = Locked<NodeCheckout?>(nil)
  private let hasCheckout = Atomic<Bool>(false)
  /// The values that the application stores.
  let slots = Locked(StyleExtensionSlots())

  /// The pass that has checked out the element.
  var checkout: NodeCheckout? {
    get {
      guard hasCheckout.load(ordering: .acquiring) else { return nil }
      return checkoutReference.withLock { $0 }
    }
    set {
      checkoutReference.withLock { $0 = newValue }
      hasCheckout.store(newValue != nil, ordering: .releasing)
    }
  }
}

/// The values that the application stores in a style.
struct StyleExtensionSlots {
  var bools = [false]
  var integers = [0, 0, 0, 0]
  var edgeInsets = [UIEdgeInsets.zero]
}
