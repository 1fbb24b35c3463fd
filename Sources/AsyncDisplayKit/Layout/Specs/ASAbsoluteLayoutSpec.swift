import Foundation

/// A spec that places each child at the layout position of its style.
open class ASAbsoluteLayoutSpec: ASLayoutSpec {
  private final var storedSizing = ASAbsoluteLayoutSpecSizing.default

  /// The sizing mode of the spec.
  ///
  /// A spec that a node has used accepts a change, too. Source: `ASAbsoluteLayoutSpec.h`, `sizing`.
  public final var sizing: ASAbsoluteLayoutSpecSizing {
    get { storedSizing }
    set { storedSizing = newValue }
  }

  /// Creates a spec without children that is as large as the range allows.
  public override init() {
    super.init()
  }

  /// Creates a spec with children, back to front, that is as large as the range allows.
  public convenience init(children: [any ASLayoutElement]) {
    self.init(sizing: .default, children: children)
  }

  /// Creates a spec with children, back to front.
  public convenience init(sizing: ASAbsoluteLayoutSpecSizing, children: [any ASLayoutElement]) {
    self.init()
    storedSizing = sizing
    storedChildren = children
  }

  override var followsOwnRules: Bool { type(of: self) == ASAbsoluteLayoutSpec.self }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    var size = range.knownMaximum
    let known = size
    if storedSizing == .sizeToFit || size.width.isNaN { size.width = range.minWidth }
    if storedSizing == .sizeToFit || size.height.isNaN { size.height = range.minHeight }
    for child in storedChildren {
      let object: ASLayoutElementObject = child
      let edge = measureChild(object, range, known, pass)
      if storedSizing == .sizeToFit || known.width.isNaN {
        size.width = larger(size.width, edge.width)
      }
      if storedSizing == .sizeToFit || known.height.isNaN {
        size.height = larger(size.height, edge.height)
      }
    }
    return range.clamp(size)
  }

  /// Measures and places a child, and returns its right and bottom edges.
  private func measureChild(
    _ child: ASLayoutElementObject, _ range: ExtentRange, _ known: Extent, _ pass: LayoutPass
  ) -> Extent {
    let position = child.storedStyle?.with { $0.values.position } ?? .zero
    let x = pass.finite(position.width, of: child)
    let y = pass.finite(position.height, of: child)
    let own = child.ownSize.resolved(
      parent: known,
      auto: ExtentRange(
        minWidth: 0, minHeight: 0, maxWidth: range.maxWidth - x, maxHeight: range.maxHeight - y))
    if own.isUndefined { pass.reportUndefinedFraction(child) }
    let size = child.measure(own.range, parent: known, in: pass)
    child.place(x, y)
    return Extent(x + size.width, y + size.height)
  }
}

/// The sizing modes of an absolute spec.
public enum ASAbsoluteLayoutSpecSizing: Int, Hashable, Sendable {
  /// The largest size of the range. In an axis without a limit, the size of the children.
  case `default`
  /// The size of the smallest rectangle from the origin that contains all children.
  case sizeToFit
}

/// An absolute layout spec that is as large as its children. Texture's older name.
open class ASStaticLayoutSpec: ASAbsoluteLayoutSpec {
  /// Creates a spec with children, back to front, that is as large as its children.
  public convenience init(children: [any ASLayoutElement]) {
    self.init(sizing: .sizeToFit, children: children)
  }

  override var followsOwnRules: Bool { type(of: self) == ASStaticLayoutSpec.self }
}
