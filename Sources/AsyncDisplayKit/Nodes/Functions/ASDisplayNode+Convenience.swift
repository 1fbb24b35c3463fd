import UIKit

extension ASDisplayNode {
  /// The nearest controller along the chain of responders from the view or layer; main thread.
  ///
  /// Texture: `closestViewController`. A node that is not loaded has none.
  @preconcurrency @MainActor public final var closestViewController: UIViewController? {
    guard isNodeLoaded else { return nil }
    let holder = sequence(first: self, next: \.supernode).first { !$0.isLayerBacked }
    guard let view = holder?.loadedView else { return nil }
    return sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }
}
