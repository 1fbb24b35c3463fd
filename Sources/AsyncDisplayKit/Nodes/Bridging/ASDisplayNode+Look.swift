import UIKit

// Use bridged properties on any thread until the node is loaded, then on the main thread: setting
// one off the main thread waits for a later main-queue job, reading one there is a violation.
extension ASDisplayNode {
  final var bridgedBackgroundColor: UIColor? {
    get {
      bridged(
        { $0.backgroundColor }, default: nil, view: { $0.backgroundColor },
        layer: { $0.backgroundColor.map { UIColor(cgColor: $0) } }, member: "backgroundColor")
    }
    set {
      let isOpaque = newValue?.cgColor.alpha == 1
      setBridged([.backgroundColor, .isOpaque]) { state in
        state.backgroundColor = newValue
        state.isOpaque = isOpaque
      }
    }
  }
}
