import UIKit

extension ASDisplayNode {
  /// Notifies the hooks and the supernode that a drawing starts.
  ///
  /// Whether a class draws is only known after it has drawn once. Until then, the hooks of a node
  /// are called at the end of the drawing.
  @MainActor final func tellDrawingWillStart(_ asynchronously: Bool) {
    subnodeDrawingWillStart(self)
    parent?.subnodeDrawingWillStart(self)
    guard ownDrawing.isKnownToDraw || rasterizesSubtree && !children.isEmpty else { return }
    tellStart(asynchronously)
  }

  /// Calls the hooks of this node and, if it rasterizes its subtree, those of all subnodes.
  ///
  /// Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`.
  @MainActor private final func tellStart(_ asynchronously: Bool) {
    ownDrawing.hasToldStart = true
    callStartHooks(asynchronously)
    guard rasterizesSubtree else { return }
    forEachSubnode { $0.callStartHooks(asynchronously) }
  }

  @MainActor private final func callStartHooks(_ asynchronously: Bool) {
    displayWillStart()
    displayWillStartAsynchronously(asynchronously)
    parent?.subnodeDisplayWillStart(self)
  }

  /// Shows the result of a drawing and notifies the hooks, unless the drawing was canceled.
  @MainActor final func adoptResult(of token: DrawingToken) {
    guard drawing?.token === token, let result = token.takeResult() else { return }
    ownDrawing.token = nil
    switch result {
    case .cancelled: endDrawing(hasDrawn: false)
    case .notImplemented:
      flags.insert(.knownNotToDraw)
      endDrawing(hasDrawn: false)
    case .drawn(let image):
      ownDrawing.isKnownToDraw = true
      if !ownDrawing.hasToldStart { tellStart(displaysAsynchronously) }
      loadedLayer?.contents = image
      displayDidFinish()
      endDrawing(hasDrawn: true)
      if rasterizesSubtree { forEachSubnode { $0.displayDidFinish() } }
    }
  }

  @MainActor final func endDrawing(hasDrawn: Bool) {
    ownDrawing.hasToldStart = false
    subnodeDrawingDidFinish(self, hasDrawn: hasDrawn)
    parent?.subnodeDrawingDidFinish(self, hasDrawn: hasDrawn)
  }

  /// Registers a node, this one or a subnode, as drawing.
  @MainActor final func subnodeDrawingWillStart(_ subnode: ASDisplayNode) {
    ownDrawing.pendingNodes.insert(ObjectIdentifier(subnode))
  }

  /// Unregisters a node as drawing. After the last one, the placeholder is removed.
  ///
  /// - Quirk: the hook waits only for this node and its direct subnodes, although its name mentions
  ///   the hierarchy. `ASDisplayNode.mm`, `-_pendingNodeDidDisplay:` and `-subnodeDisplayDidFinish:`.
  @MainActor final func subnodeDrawingDidFinish(_ subnode: ASDisplayNode, hasDrawn: Bool) {
    guard let drawing else { return }
    drawing.pendingNodes.remove(ObjectIdentifier(subnode))
    drawing.hasSeenDrawing = drawing.hasSeenDrawing || hasDrawn
    guard drawing.pendingNodes.isEmpty else { return }
    if drawing.hasSeenDrawing {
      drawing.hasSeenDrawing = false
      hierarchyDisplayDidFinish()
      forEachStateDelegate { $0.hierarchyDisplayDidFinish() }
    }
    if !placeholderShouldPersist() { removePlaceholder() }
  }
}
