import UIKit

extension ASDisplayNode {
  @MainActor final func asksToBecome() -> Bool {
    guard let loadedView else { return false }
    guard let view = loadedView as? _ASDisplayView else {
      return loadedView.canBecomeFirstResponder
    }
    return view.ownCanBecomeFirstResponder
  }

  @MainActor final func asksToResign() -> Bool {
    guard let loadedView else { return true }
    guard let view = loadedView as? _ASDisplayView else {
      return loadedView.canResignFirstResponder
    }
    return view.ownCanResignFirstResponder
  }

  @MainActor final func becomesFirst() -> Bool {
    let view = view
    guard canBecomeFirstResponder() else { return false }
    guard let view = view as? _ASDisplayView else { return view.becomeFirstResponder() }
    return view.becomeFirstResponderItself()
  }

  @MainActor final func resignsFirst() -> Bool {
    let view = view
    guard canResignFirstResponder() else { return false }
    guard let view = view as? _ASDisplayView else { return view.resignFirstResponder() }
    return view.resignFirstResponderItself()
  }
}
