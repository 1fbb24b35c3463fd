/// A spec that places all children at its origin and is as large as the largest of them.
///
/// Every child is measured in the spec's own range, with the range's maximum as its parent's size.
open class ASWrapperLayoutSpec: ASLayoutSpec {
  /// Creates a wrapper without children.
  public override init() {
    super.init()
  }

  /// Creates a wrapper of one element.
  public init(layoutElement: any ASLayoutElement) {
    super.init()
    storedChildren = [layoutElement]
  }

  /// Creates a wrapper of several elements, back to front.
  public init(layoutElements: [any ASLayoutElement]) {
    super.init()
    storedChildren = layoutElements
  }

  /// Returns a wrapper of one element.
  public static func wrapper(with layoutElement: any ASLayoutElement) -> ASWrapperLayoutSpec {
    ASWrapperLayoutSpec(layoutElement: layoutElement)
  }

  /// Returns a wrapper of several elements, back to front.
  public static func wrapper(with layoutElements: [any ASLayoutElement]) -> ASWrapperLayoutSpec {
    ASWrapperLayoutSpec(layoutElements: layoutElements)
  }

  override var followsOwnRules: Bool { type(of: self) == ASWrapperLayoutSpec.self }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    var size = range.minimum
    for child in storedChildren {
      let object: ASLayoutElementObject = child
      let childSize = object.measure(range, parent: range.maximum, in: pass)
      object.place(0, 0)
      size.width = larger(size.width, childSize.width)
      size.height = larger(size.height, childSize.height)
    }
    return size
  }
}
