import UIKit

@testable import AsyncDisplayKit

/// A node that writes down the hooks that are called.
class RecordingNode: ASDisplayNode {
  var calls: [String] = []

  func count(_ call: String) -> Int { calls.filter { $0 == call }.count }

  override func didLoad() {
    super.didLoad()
    calls.append("didLoad")
  }
  override func layout() {
    super.layout()
    calls.append("layout")
  }
  override func willEnterHierarchy() {
    super.willEnterHierarchy()
    calls.append("willEnterHierarchy")
  }
  override func didEnterHierarchy() {
    super.didEnterHierarchy()
    calls.append("didEnterHierarchy")
  }
  override func didExitHierarchy() {
    super.didExitHierarchy()
    calls.append("didExitHierarchy")
  }
  override func didEnterPreloadState() {
    super.didEnterPreloadState()
    calls.append("didEnterPreload")
  }
  override func didExitPreloadState() {
    super.didExitPreloadState()
    calls.append("didExitPreload")
  }
  override func didEnterDisplayState() {
    super.didEnterDisplayState()
    calls.append("didEnterDisplay")
  }
  override func didExitDisplayState() {
    super.didExitDisplayState()
    calls.append("didExitDisplay")
  }
  override func didEnterVisibleState() {
    super.didEnterVisibleState()
    calls.append("didEnterVisible")
  }
  override func didExitVisibleState() {
    super.didExitVisibleState()
    calls.append("didExitVisible")
  }
  override func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {
    super.interfaceStateDidChange(newState, from: oldState)
    calls.append("change \(oldState.rawValue) \(newState.rawValue)")
  }
}
