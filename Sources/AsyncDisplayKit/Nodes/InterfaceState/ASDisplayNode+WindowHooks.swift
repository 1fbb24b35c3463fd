import UIKit

extension ASDisplayNode {
  /// What the base class does before the node comes into a window: a plain node gets all bits.
  @MainActor final func baseWillEnterHierarchy() {
    guard flags.contains(.enteringHierarchy) else {
      return reportManualAppearance("willEnterHierarchy()")
    }
    if !isRangeManaged { applyInterfaceState(.inHierarchy) }
  }

  /// What the base class does once the node is in a window: the delegates hear of it.
  @MainActor final func baseDidEnterHierarchy() {
    guard flags.contains(.inHierarchy), !flags.contains(.enteringHierarchy),
      flags.contains(.tellingDidEnter)
    else { return reportManualAppearance("didEnterHierarchy()") }
    forEachStateDelegate { $0.didEnterHierarchy() }
  }

  /// What the base class does when the node left its window: a plain node loses all bits.
  @MainActor final func baseDidExitHierarchy() {
    guard flags.contains(.exitingHierarchy) else {
      return reportManualAppearance("didExitHierarchy()")
    }
    forEachStateDelegate { $0.didExitHierarchy() }
    if isRangeManaged {
      scheduleVisibleExit()
    } else {
      applyInterfaceState(.none)
    }
  }
}
