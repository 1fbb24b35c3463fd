import UIKit

extension ASDisplayNode {
  /// Calls the hooks of this node and, if it rasterizes its subtree, those of all subnodes.
  ///
  /// Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`.
  @MainActor final func tellDrawingWillStart(_ asynchronously: Bool) {
    callStartHooks(asynchronously)
    guard rasterizesSubtree else { return }
    forEachSubnode { $0.callStartHooks(asynchronously) }
  }

  @MainActor private final func callStartHooks(_ asynchronously: Bool) {
    displayWillStart()
    displayWillStartAsynchronously(asynchronously)
  }

  /// Shows the result of a drawing in the background, unless the drawing was canceled.
  @MainActor final func adoptResult(of token: DrawingToken) {
    guard drawing?.token === token else { return }
    let result = token.takeResult()
    guard result != nil || token.isDropped else { return }
    ownDrawing.token = nil
    ownDrawing.transaction = nil
    if let result, !token.isDropped { adopt(result) }
  }

  /// Shows the result of a drawing and notifies the hooks.
  ///
  /// The hooks are not called for a drawing that was canceled: the node stays pending, in itself and in its
  /// supernode, until it has drawn. Source: `ASDisplayNode+AsyncDisplay.mm`,
  /// `-displayAsyncLayer:asynchronously:`.
  @MainActor final func adopt(_ result: DrawingResult) {
    guard case .drawn(let image) = result else { return }
    loadedLayer?.show(image, scale: contentsScale)
    displayDidFinish()
    if rasterizesSubtree { forEachSubnode { $0.displayDidFinish() } }
  }

  /// Adds this node to those whose drawing it waits for, and calls the hook of the supernode.
  ///
  /// Source: `ASDisplayNode.mm`, `-displayWillStartAsynchronously:`.
  @MainActor final func baseDisplayWillStart() {
    ownDrawing.pending.add(self)
    parent?.subnodeDisplayWillStart(self)
  }

  /// Ends the drawing of this node, and calls the hook of the supernode.
  ///
  /// Source: `ASDisplayNode.mm`, `-displayDidFinish`.
  @MainActor final func baseDisplayDidFinish() {
    pendingNodeDidDisplay(self)
    parent?.subnodeDisplayDidFinish(self)
  }

  /// Ends the drawing of this node or a subnode. After the last one, the hook is called and the
  /// placeholder is removed.
  ///
  /// - Quirk: the hook waits only for this node and its direct subnodes, although its name mentions
  ///   the hierarchy. `ASDisplayNode.mm`, `-_pendingNodeDidDisplay:` and `-subnodeDisplayDidFinish:`.
  @MainActor final func pendingNodeDidDisplay(_ node: ASDisplayNode) {
    guard drawing?.pending.finish(node) == true else { return }
    hierarchyDisplayDidFinish()
    forEachStateDelegate { $0.hierarchyDisplayDidFinish() }
    if !placeholderShouldPersist() { removePlaceholder() }
  }
}
