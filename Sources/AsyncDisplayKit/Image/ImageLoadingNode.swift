import UIKit

/// An image node that asks caches and downloaders, which answer on any thread.
protocol ImageLoadingNode: ASImageNode {}

extension ImageLoadingNode {
  /// Returns a closure for any thread that goes on with the node in a later main turn.
  @MainActor func onMainLater<Value: Sendable>(
    _ body: @escaping @MainActor @Sendable (Self, Value) -> Void
  ) -> @Sendable (Value) -> Void {
    let reference = WeakMainActorReference(self)
    let environment = environment
    return { value in
      environment.enqueueOnMain(RuntimeStep(.main, "network image")) {
        if let node = reference.object { body(node, value) }
      }
    }
  }
}

extension ASNetworkImageNode: ImageLoadingNode {}
extension ASMultiplexImageNode: ImageLoadingNode {}
