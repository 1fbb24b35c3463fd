extension CALayer {
  /// Returns a Boolean value that indicates whether the layer is another layer or its descendant.
  func isDescendant(of other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.parent
    }
    return false
  }

  func insert(_ layer: CALayer, at index: Int) {
    guard mayHold(layer) else { return }
    let wasInWindow = layer.isInWindowTree
    if layer.parent != nil { layer.leaveParent() }
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.parent = self
    layer.windowTreeChanged(from: wasInWindow)
    sublayersDidChange()
    if !layer.pending.isEmpty { layer.announcePending() }
  }

  func insert(
    _ layer: CALayer, behind sibling: CALayer?, offset: Int, otherwise fallback: Int
  ) {
    if layer.parent === self { layer.leaveParent() }
    let place = children.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + offset } ?? fallback)
  }

  func replaceSublayers(with layers: [CALayer]) {
    for child in children where !layers.contains(where: { $0 === child }) { child.detach() }
    for layer in layers { insert(layer, at: children.count) }
  }

  func detach() {
    guard parent != nil else { return }
    let wasInWindow = isInWindowTree
    leaveParent()
    windowTreeChanged(from: wasInWindow)
  }

  private func leaveParent() {
    guard let parent else { return }
    if let place = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: place)
    }
    parent.sublayersDidChange()
    self.parent = nil
  }

  /// Returns whether a layer may become a sublayer. Reports a violation if not.
  private func mayHold(_ layer: CALayer) -> Bool {
    var levels = 0
    for ancestor in sequence(first: self, next: { $0.parent }) {
      guard ancestor !== layer else {
        reportCycle(with: layer)
        return false
      }
      levels += 1
    }
    // The layers of views are as deep as the views, whose insertion was checked.
    let limit = TreeDepth.limitOfViews
    if layer.delegate is UIView { return true }
    if TreeDepth.fits(layer, in: limit - levels, children: { $0.children }) { return true }
    RuntimeEnvironment.current.report(
      .hierarchyTooDeep("\(type(of: layer))", limit: limit, of: "layers"))
    return false
  }

  private func reportCycle(with layer: CALayer) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .viewCycle, subject: "\(type(of: self))",
        message: "A layer was added to itself or to one of its descendants.",
        remedy: "Add it to a layer outside of its own hierarchy."))
  }

  /// Updates whether the layer and its sublayers are in a window, and runs the order events.
  private func windowTreeChanged(from wasInWindow: Bool) {
    let isInWindow = parent?.isInWindowTree ?? (passScheduler != nil)
    guard isInWindow != wasInWindow || isInWindow != isInWindowTree else { return }
    setInWindowTree(isInWindow)
  }

  func setInWindowTree(_ isInWindow: Bool) {
    guard isInWindow != isInWindowTree else { return }
    isInWindowTree = isInWindow
    let event = isInWindow ? kCAOnOrderIn : kCAOnOrderOut
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    for child in children { child.setInWindowTree(isInWindow) }
  }
}
