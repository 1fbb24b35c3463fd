import UIKit

extension ASDisplayNode {
  /// The scale of drawings, in pixels per point. The default is the screen's scale.
  ///
  /// Any thread. Source: `ASDisplayNode.mm`, `-contentsScaleForDisplay`. Drawing does not change
  /// ``contentsScale``.
  public final var contentsScaleForDisplay: CGFloat {
    extras?.displayScale ?? environment.screen.scale
  }

  /// Sets the scale of drawings, and requests drawing if the scale has changed.
  ///
  /// Any thread. Source: `ASDisplayNode.mm`, `-setNeedsDisplayAtScale:`.
  public final func setNeedsDisplay(atScale contentsScale: CGFloat) {
    guard contentsScale != contentsScaleForDisplay else { return }
    ownExtras.displayScale = contentsScale
    setNeedsDisplay()
  }

  /// Sets the scale of drawings of the whole subtree, and requests drawing where it has changed.
  ///
  /// Main thread, if the node is loaded. The subtree includes nodes that are connected only by views. Source:
  /// `ASDisplayNode.mm`, `-recursivelySetNeedsDisplayAtScale:`.
  public final func recursivelySetNeedsDisplay(atScale contentsScale: CGFloat) {
    if onMain({ node in
      node.forEachInLayerTree { $0.setNeedsDisplay(atScale: contentsScale) }
    }) == nil {
      forEachInSubtree { $0.setNeedsDisplay(atScale: contentsScale) }
    }
  }

  /// A description of the layouts that the node keeps: the version of its layout, the bounds, and size,
  /// version and size range of the calculated and of the pending layout.
  ///
  /// Any thread until the node is loaded, then the main thread. Source: `ASDisplayNode.mm`,
  /// `-detailedLayoutDescription`. Decided here: objects are written without their addresses, which change
  /// from run to run.
  public final var detailedLayoutDescription: String {
    var parts = ["layoutVersion = \(layoutVersion)", "bounds = \(NSCoder.string(for: bounds))"]
    func add(_ name: String, _ kept: NodeLayout?) {
      guard let kept else { return }
      parts.append("\(name)Layout = \(NSCoder.string(for: CGSize(kept.size)))")
      parts.append("\(name)Version = \(kept.version)")
      parts.append(
        "\(name)ConstrainedSize = \(NSStringFromASSizeRange(ASSizeRange(kept.range)))")
    }
    add("calculated", calculatedNodeLayout)
    add("pending", pendingNodeLayout)
    return "<\(names); \(parts.joined(separator: "; "))>"
  }
}
