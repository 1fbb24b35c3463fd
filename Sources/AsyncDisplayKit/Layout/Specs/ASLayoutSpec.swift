import Foundation
import UIKit

/// The base class of all layout specs. An instance of this class is an empty spacer with the size
/// of its style.
///
/// A spec describes how its children are placed and is used once: after a node has returned it,
/// it can no longer be changed. Make and measure a spec on any one thread.
open class ASLayoutSpec: ASLayoutElementObject, ASLayoutElement {
  /// A Boolean value that indicates whether the spec can be changed. `false` after a node has
  /// returned it.
  public final var isMutable = true
  /// The traits, or `nil` while they are the default.
  final var traits: ASTraitCollection?

  /// Creates a spec without children.
  public init() {
    super.init(kind: .spec)
  }

  /// Returns the traits that the node gave the spec before it measured it, as a value.
  ///
  /// Source: `ASLayoutSpec.mm`, `-primitiveTraitCollection`.
  public final func primitiveTraitCollection() -> ASPrimitiveTraitCollection {
    traits?.primitiveTraitCollection() ?? ASPrimitiveTraitCollection()
  }

  /// Sets the traits of this spec only.
  public final func setPrimitiveTraitCollection(_ newTraits: ASPrimitiveTraitCollection) {
    traits = ASTraitCollection(primitiveTraitCollection: newTraits)
  }

  /// Returns the traits that the node gave the spec before it measured it, as an object.
  public final func asyncTraitCollection() -> ASTraitCollection { traits ?? ASTraitCollection() }

  /// The only child, or `nil` if there is none.
  ///
  /// Using it in a spec of several children is an `ambiguous-layout-child` violation.
  open var child: (any ASLayoutElement)? {
    get {
      if storedChildren.count > 1 { reportAmbiguousChild() }
      return storedChildren.first
    }
    set {
      if storedChildren.count > 1 { reportAmbiguousChild() }
      guard newValue != nil || !storedChildren.isEmpty else { return }
      replaceChildren((newValue.map { [$0] } ?? []) + storedChildren.dropFirst())
    }
  }

  /// All children. Setting `nil` removes them.
  open var children: [any ASLayoutElement]? {
    get { storedChildren }
    set { replaceChildren(newValue ?? []) }
  }

  /// Returns the children.
  public final func sublayoutElements() -> [any ASLayoutElement] { storedChildren }

  /// Returns `true`, because a spec always calculates its own layout.
  public final func implementsLayoutMethod() -> Bool { true }

  /// Calculates the layout for a range that has been narrowed by the style.
  ///
  /// Override it in a spec of your own: measure the children with
  /// ``layoutThatFits(_:parentSize:)``, set the positions of their layouts, and return a layout of
  /// the spec with them. Called on the thread that measures.
  open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutOfContent(ExtentRange(constrainedSize), parent: Extent(constrainedSize.max))
  }

  /// Calculates the layout for a range and a parent size: narrows the range by the style first.
  ///
  /// The size that is passed is ignored: that of the style counts. Source: `ASLayoutElementPrivate.h`,
  /// `ASLayoutElementLayoutCalculationDefaults`.
  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    guard narrowsByStyle else {
      return layoutOfContent(ExtentRange(constrainedSize), parent: Extent(parentSize))
    }
    let own = ownSize.resolved(parent: Extent(parentSize))
    if own.isUndefined { withPass { $0.reportUndefinedFraction(self) } }
    return calculateLayoutThatFits(
      ASSizeRange(ExtentRange(constrainedSize).intersection(own.range)))
  }

  /// The class, the debug name and the children in one line, without memory addresses.
  open override var description: String {
    let children = storedChildren.map { ($0 as ASLayoutElementObject).layoutName }
    return "<\(layoutName); children = [\(children.joined(separator: ", "))]>"
  }

  /// Returns the spec as a box of text around its children, which are side by side. A spec without children is
  /// its name alone.
  ///
  /// Source: `ASLayoutSpec.mm`, `-asciiArtString`.
  open override func asciiArtString() -> String {
    ASLayoutSpec.asciiArtString(forChildren: storedChildren, parentName: asciiArtName())
  }

  /// A Boolean value that indicates whether the style's size constraints narrow the range before
  /// the content is measured.
  var narrowsByStyle: Bool { true }

  /// A Boolean value that indicates whether the class belongs to this module, so that no subclass
  /// overrides its layout methods.
  var followsOwnRules: Bool { type(of: self) == ASLayoutSpec.self }

  /// Measures and places the children and returns the size before rounding.
  func measureContent(_ range: ExtentRange, parent: Extent, in pass: LayoutPass) -> Extent {
    range.minimum
  }

  override final func measure(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    guard begin(in: pass) else { return .zero }
    defer { pass.depth &-= 1 }
    guard followsOwnRules else { return measureByOverrides(range, parent: parent, in: pass) }
    guard narrowsByStyle else {
      if hasOwnSize { pass.adviseOfIgnoredSize(self) }
      return settle(measureContent(range, parent: parent, in: pass), in: pass)
    }
    let narrowed = narrow(range, parent: parent, in: pass)
    return settle(measureContent(narrowed, parent: parent, in: pass), in: pass)
  }
}

extension ASLayoutSpec {
  /// Measures the spec in a range, using the range's maximum as the parent's size.
  public final func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize, parentSize: constrainedSize.max)
  }

  /// Measures the spec in a range inside a parent of the given size, in points.
  public final func layoutThatFits(
    _ constrainedSize: ASSizeRange, parentSize: CGSize
  ) -> ASLayout {
    LayoutPass.nested(in: 0) { depth in
      let pass = LayoutPass(root: self, depth: depth)
      let size = measure(ExtentRange(constrainedSize), parent: Extent(parentSize), in: pass)
      return ASLayout(size, of: self, content: content(in: pass))
    }
  }
}

extension ASLayoutSpec {
  /// Returns whether the spec can be changed. Reports a violation if it cannot.
  final func mayChange() -> Bool {
    if isMutable { return true }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .immutableLayoutSpec, subject: layoutName,
        message: "The spec was changed after its node had used it.",
        remedy: "Make a new spec each time layoutSpecThatFits is called."))
    return false
  }

  /// Sets or clears the child at an index. Call it on any thread.
  ///
  /// `nil` replaces the child with an empty spec, and an index past the end adds empty specs before the
  /// child; they have the size zero and count as children, so that a stack has space between them. Decided
  /// here: at most 1,000 are added, and clearing a child past the end is a no-op.
  ///
  /// Source: `ASLayoutSpec+Subclasses.mm`, `-setChild:atIndex:`, with which specs of several children
  /// are made.
  public final func setChild(_ child: (any ASLayoutElement)?, at index: UInt) {
    putChild(child, at: Int(clamping: index))
  }

  /// Returns the first child, or reports that there is none and returns `nil`.
  @inline(__always)
  final func firstChild(in pass: LayoutPass) -> ASLayoutElementObject? {
    if let child: ASLayoutElementObject = storedChildren.first { return child }
    pass.reportMissingChild(self, "a child")
    return nil
  }

  /// Measures the first child, or reports that there is none.
  final func measureChild(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> (child: ASLayoutElementObject, size: Extent)? {
    guard let child = firstChild(in: pass) else { return nil }
    return (child, child.measure(range, parent: parent, in: pass))
  }

  /// Sets the child at an index, and reports `nil`.
  ///
  /// Source: `ASOverlayLayoutSpec.mm`, `-setChild:` and `-setOverlay:`; the background and corner specs do the
  /// same.
  final func putRequiredChild(
    _ child: (any ASLayoutElement)?, at index: Int, member: String = #function
  ) {
    if child == nil {
      RuntimeEnvironment.current.report(
        RuntimeViolation(
          .missingLayoutChild, subject: layoutName, message: "'\(member)' was set to nil.",
          remedy: "Set an element, or return another spec where there is none."))
    }
    putChild(child, at: index)
  }

  /// Sets the child at an index, or puts an empty spec there. An index past the end is filled up with
  /// empty specs.
  final func putChild(_ child: (any ASLayoutElement)?, at index: Int) {
    var children = storedChildren
    guard child != nil || index <= children.count else { return }
    let index = min(index, children.count + 1_000)
    while children.count <= index { children.append(NullLayoutSpec()) }
    children[index] = child ?? NullLayoutSpec()
    replaceChildren(children)
  }

  /// Returns the child at an index, or `nil` if there is none or it is an empty spec of the same method.
  final func child(at index: Int) -> (any ASLayoutElement)? {
    guard index < storedChildren.count else { return nil }
    let child: any ASLayoutElement = storedChildren[index]
    return child is NullLayoutSpec ? nil : child
  }

  /// Replaces all children. The spec retains replaced children that a layout may still refer to.
  final func replaceChildren(_ children: [any ASLayoutElement]) {
    guard mayChange() else { return }
    if measured.state != .untouched { madeElementExtras.replacedChildren += storedChildren }
    storedChildren = children
  }

  private func content(in pass: LayoutPass) -> LayoutSnapshot {
    if pass.metRecursion { return LayoutSnapshot() }
    return LayoutSnapshotBuilder.snapshot(below: self, capacity: pass.expectedCount)
  }

  /// Returns the layout of the content in a range that has already been narrowed.
  private func layoutOfContent(_ range: ExtentRange, parent: Extent) -> ASLayout {
    withPass { pass in
      ownContent = nil
      let size = settle(measureContent(range, parent: parent, in: pass), in: pass)
      return ASLayout(size, of: self, content: content(in: pass))
    }
  }

  /// Measures by calling the public methods, which a subclass may override.
  private func measureByOverrides(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    let outer = activePass
    activePass = Borrowed(pass)
    let layout = calculateLayoutThatFits(
      ASSizeRange(range), restrictedTo: ownSize,
      relativeToParentSize: CGSize(parent))
    activePass = outer
    ownContent = layout.content ?? LayoutSnapshot()
    note(layout.extent, in: pass)
    return layout.extent
  }

  private func reportAmbiguousChild() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .ambiguousLayoutChild, subject: layoutName,
        message: "'child' was used on a spec that has \(storedChildren.count) children.",
        remedy: "Use 'children'.", numbers: [storedChildren.count]))
  }
}

/// A spec of the size zero in place of a child that is not set.
///
/// Source: `ASLayoutSpec+Subclasses.mm`, `-setChild:atIndex:`.
final class NullLayoutSpec: ASLayoutSpec {
  override var followsOwnRules: Bool { true }

  override var narrowsByStyle: Bool { false }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent { .zero }
}
