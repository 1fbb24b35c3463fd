import Foundation

extension ASMeasurableNode {
  /// Calculates a layout by calling the public methods, which a subclass may override.
  @inline(__always)
  final func askOverrides(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> (size: Extent, content: LayoutSnapshot?, layout: ASLayout?) {
    let outer = activePass
    activePass = Borrowed(pass)
    var layout = calculateLayoutThatFits(
      ASSizeRange(range), restrictedTo: ownSize, relativeToParentSize: CGSize(parent))
    activePass = outer
    let extent = layout.extent
    if pass.takeBackLent(&layout) { return (extent, nil, nil) }
    return (extent, layout.content, layout)
  }

  /// Calculates the layout of the node's spec or content, as the base class does.
  @inline(__always)
  final func ownLayout(_ range: ASSizeRange, in pass: LayoutPass) -> ASLayout {
    if let spec = layoutSpec(for: range, in: pass) {
      return layout(of: spec, ExtentRange(range), in: pass)
    }
    let size = clampedContentSize(in: ExtentRange(range))
    return pass.lend(pass.rounded(size, of: self), of: self)
  }

  /// Measures the content for the maximum of a range, and clamps the size to the range.
  @inline(__always)
  final func clampedContentSize(in range: ExtentRange) -> Extent {
    range.clamp(Extent(calculateSizeThatFits(CGSize(range.maximum))))
  }

  /// Calculates the layout for code outside the layout engine.
  @inline(never)
  final func ownLayoutInNewPass(_ range: ASSizeRange) -> ASLayout {
    withPass { ownLayout(range, in: $0) }
  }

  /// Stores the size and the content that a parent reads from this node.
  @inline(__always)
  final func adopt(
    _ size: Extent, _ content: LayoutSnapshot?, in pass: LayoutPass
  ) -> Extent {
    if content != nil || ownContent != nil { ownContent = content }
    note(size, in: pass)
    return size
  }

  /// Returns the layout spec of the node for a range, or `nil` if it has none.
  @inline(__always)
  final func layoutSpec(for range: ASSizeRange, in pass: LayoutPass) -> ASLayoutSpec? {
    let ownClass = ObjectIdentifier(type(of: self))
    if mayIntervene, let spec = layoutSpecFromBlock(range) { return spec }
    if pass.classWithoutSpec == ownClass { return nil }
    isMakingLayoutSpec = true
    let spec = layoutSpecThatFits(range)
    isMakingLayoutSpec = false
    guard spec === pass.unimplementedSpec else { return spec }
    pass.classWithoutSpec = ownClass
    return nil
  }

  /// Measures a spec and flattens the result to the node's subnodes.
  final func layout(
    of returned: ASLayoutSpec, _ range: ExtentRange, in pass: LayoutPass
  ) -> ASLayout {
    let (spec, nodeCount) = usable(returned)
    measuringSpec = Borrowed(spec)
    let size = spec.measure(range, parent: range.maximum, in: pass)
    measuringSpec = nil
    spec.place(0, 0)
    if storesUnflattenedLayout { keepUnflattened(spec, size) }
    let content = LayoutFlattening.nodes(
      of: spec, nodeCount: nodeCount, mirroredIn: mirrorsLayout ? size.width : nil, in: pass)
    return ASLayout(size, of: self, content: content)
  }

  private func keepUnflattened(_ spec: ASLayoutSpec, _ size: Extent) {
    let wrapper = ASWrapperLayoutSpec(layoutElement: spec)
    let content = LayoutSnapshotBuilder.snapshot(below: wrapper, capacity: 0, owner: spec)
    unflattenedLayout = ASLayout(size, of: self, content: content)
  }

  /// Returns the spec, marked as used, and its number of nodes, or an empty spec if an element
  /// occurs in it more than once.
  private func usable(_ spec: ASLayoutSpec) -> (spec: ASLayoutSpec, nodeCount: Int) {
    if !spec.isMutable { reportReusedSpec(spec) }
    spec.isMutable = false
    var search = DuplicateSearch()
    guard let duplicate = search.duplicate(in: spec) else {
      adviseOfNewNodes(in: search.visited)
      propagateTraits(to: search.visited)
      return (spec, search.nodeCount)
    }
    reportDuplicate(duplicate)
    return (ASLayoutSpec(), 0)
  }
}
