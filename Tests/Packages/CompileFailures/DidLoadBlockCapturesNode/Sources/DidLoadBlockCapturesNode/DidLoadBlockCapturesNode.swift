import AsyncDisplayKit

/// A node that captures itself in the closure that runs on the main actor.
final class CountingNode: ASDisplayNode {
  var loads = 0

  override init() {
    super.init()
    onDidLoad { [weak self] _ in self?.loads += 1 }
  }
}
