import UIKit

extension LayoutPass {
  /// Reports a fraction of a parent whose size is unknown.
  @inline(never)
  func reportUndefinedFraction(_ element: ASLayoutElementObject) {
    report(
      .undefinedFraction, element,
      "A fractional width, height, minimum or maximum refers to a parent of unknown size.",
      "Give the parent an exact size in that axis, or use points.")
  }

  /// Reports a fractional limit of a child that a stack stretches.
  ///
  /// Source: `ASStackUnpositionedLayout.mm`, `resolveCrossDimensionMinForStretchChild`.
  @inline(never)
  func reportUndefinedStretch(_ element: ASLayoutElementObject) {
    report(
      .undefinedFraction, element,
      "For a child that it stretches, a stack resolves a fractional minimum or maximum against no parent.",
      "Set the child's alignSelf to start, center or end, or use points.")
  }

  /// Reports a fractional flex basis in a stack whose size along its axis is not exact.
  @inline(never)
  func reportUndefinedBasis(_ element: ASLayoutElementObject) {
    report(
      .undefinedFraction, element,
      "A fractional flex basis refers to a stack whose size along its axis is not exact.",
      "Give the stack an exact size along its axis, or use points.")
  }

  /// Reports an invalid measured size.
  @inline(never)
  func reportInvalidSize(_ element: ASLayoutElementObject, _ size: Extent) {
    report(
      .invalidLayoutSize, element,
      "The size \(size.width) by \(size.height) was measured, which no layout can have.",
      "Constrain the element, so that it measures from 0 to below 10,000,000 points.")
  }

  /// Reports a spec that lacks a child it needs.
  @inline(never)
  func reportMissingChild(_ element: ASLayoutElementObject, _ role: String) {
    report(
      .missingLayoutChild, element,
      "The spec was measured without \(role), so it has no effect.",
      "Give it \(role).")
  }

  /// Reports a position that is not finite.
  @inline(never)
  func reportInvalidPosition(_ element: ASLayoutElementObject) {
    report(
      .invalidLayoutPosition, element,
      "A position that is not a finite number was calculated.",
      "Constrain the spec in that axis, or use finite insets and positions.")
  }

  /// Reports an element that contains itself, directly or indirectly.
  @inline(never)
  func reportRecursion(_ element: ASLayoutElementObject) {
    metRecursion = true
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .recursiveLayoutElement, subject: element.layoutName,
        message: "The element is already being measured: it contains itself.",
        remedy: "Take it out of its own children, and do not measure a node while it is measured."))
  }

  /// Reports an element that is nested too deep, once per pass.
  @inline(never)
  func reportDepth(_ element: ASLayoutElementObject) {
    guard !metDepthLimit else { return }
    metDepthLimit = true
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .layoutTooDeep, subject: element.layoutName,
        message: "More than \(Self.maximumDepth) elements are nested inside one another.",
        remedy: "Nest fewer elements; deeper ones get the size zero.",
        numbers: [Self.maximumDepth]))
  }

  /// Reports a size constraint of a spec that ignores its own size, once per environment.
  ///
  /// Source: `ASInsetLayoutSpec.mm`, `ASBackgroundLayoutSpec.mm` and `ASOverlayLayoutSpec.mm`,
  /// `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
  @inline(never)
  func adviseOfIgnoredSize(_ element: ASLayoutElementObject) {
    guard ASDisplayNode.settings.mark(\.hasRemarkedOnSpecSize) else { return }
    report(
      .specSizeIgnored, element,
      "Texture ignores the width, height, minimum and maximum of inset, background and overlay specs.",
      "Set the size on the child of the spec, or wrap the spec in an ASWrapperLayoutSpec.",
      severity: .advisory)
  }

  /// Reports a fractional width or height of an element of a corner spec.
  @inline(never)
  func reportFractionalCorner(_ element: ASLayoutElementObject) {
    report(
      .fractionalPreferredSize, element,
      "A corner spec reads the preferred size of its elements, and this one's is a fraction.",
      "Give the width and height in points.")
  }

  /// Returns a coordinate, or 0 after a violation if it is not finite.
  @inline(__always)
  func finite(_ value: Double, of element: ASLayoutElementObject) -> Double {
    if value.isFinite { return value }
    reportInvalidPosition(element)
    return 0
  }

  /// Reports a violation by an element of this pass, with the element's path.
  func report(
    _ code: RuntimeViolation.Code, _ element: ASLayoutElementObject, _ message: String,
    _ remedy: String, severity: RuntimeViolation.Severity = .violation
  ) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        code, severity: severity, subject: path(to: element), message: message, remedy: remedy))
  }

  private func path(to element: ASLayoutElementObject) -> String {
    names(to: element).joined(separator: " > ")
  }

  /// The names from the root of the outermost pass to an element.
  private func names(to element: ASLayoutElementObject) -> [String] {
    let own = chain(from: root, to: element, depth: 0) ?? [element.layoutName]
    return (outer?.names(to: root).dropLast() ?? []) + own
  }

  // The limit ends the search in a tree that contains itself. The children of an element are compared before
  // one of them is searched: other threads may be measuring the neighbors of this pass's root.
  private func chain(
    from root: ASLayoutElementObject, to target: ASLayoutElementObject, depth: Int
  ) -> [String]? {
    if root === target { return [root.layoutName] }
    guard depth < (metRecursion ? 8 : 500) else { return nil }
    let children = children(of: root)
    if children.contains(where: { $0 === target }) {
      return [root.layoutName, target.layoutName]
    }
    for child in children {
      guard let rest = chain(from: child, to: target, depth: depth + 1) else { continue }
      return [root.layoutName] + rest
    }
    return nil
  }

  /// Returns the children of a spec, or the spec that a node is measuring.
  ///
  /// A node that another thread is measuring has none, because that thread may release the spec at any moment.
  /// The thread of an outer pass waits meanwhile.
  private func children(of element: ASLayoutElementObject) -> [any ASLayoutElement] {
    guard let node = element as? ASMeasurableNode else { return element.storedChildren }
    if node.nodeLock.isHeld(by: thread) { return node.pathChildren }
    guard node.nodeLock.tryLock(by: NodeLock.currentThread) else { return [] }
    defer { node.nodeLock.unlock() }
    return node.pathChildren
  }
}

extension ASMeasurableNode {
  fileprivate final var pathChildren: [any ASLayoutElement] {
    measuringSpec.map { [$0.object] } ?? storedChildren
  }
}

extension ASLayoutElementObject {
  /// The class name, followed by the debug name in parentheses if there is one.
  final var layoutName: String {
    let name = String(describing: type(of: self))
    return debugName.map { "\(name) (\($0))" } ?? name
  }
}
