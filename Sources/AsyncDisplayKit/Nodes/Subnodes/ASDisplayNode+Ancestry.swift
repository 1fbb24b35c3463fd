import UIKit

extension ASDisplayNode {
  /// The nodes above this one, the nearest first.
  ///
  /// On the main thread also those that only layers connect, as a cell with its list; elsewhere the
  /// supernodes alone. Source: Texture's ancestry of nodes.
  public final var supernodes: [ASDisplayNode] { Array(ancestry.dropFirst()) }

  /// This node and those above it, the nearest first; threads as of ``supernodes``.
  public final var supernodesIncludingSelf: [ASDisplayNode] { Array(ancestry) }

  /// The nearest node of a class among the nodes above, and this node if asked for; threads as of
  /// ``supernodes``.
  public final func supernode<Node: ASDisplayNode>(
    of supernodeClass: Node.Type, includingSelf includeSelf: Bool
  ) -> Node? {
    ancestry.dropFirst(includeSelf ? 0 : 1).lazy.compactMap { $0 as? Node }.first
  }

  /// The nodes above this one in words, the nearest first; threads as of ``supernodes``.
  public final var ancestryDescription: String {
    "(" + supernodes.map(\.description).joined(separator: ", ") + ")"
  }

  private var ancestry: UnfoldFirstSequence<ASDisplayNode> {
    sequence(first: self) { $0.parent ?? $0.onMain { $0.nodeAboveInLayers } ?? nil }
  }

  @MainActor private var nodeAboveInLayers: ASDisplayNode? {
    sequence(first: loadedLayer?.superlayer) { $0?.superlayer }.lazy.compactMap { $0?.displayNode }
      .first
  }
}
