/// A spec that places a second element in front of its child, with the child's exact size.
///
/// - Quirk: the spec's own width, height, minimum and maximum are ignored when it lays itself out;
///   advisory `spec-size-ignored`, once. `ASOverlayLayoutSpec.mm`, `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
open class ASOverlayLayoutSpec: ASLayoutSpec {
  /// The element in front of the child, or `nil` if there is none. Setting `nil` is a `missing-layout-child`
  /// violation.
  public final var overlay: (any ASLayoutElement)? {
    get { child(at: 1) }
    set { putRequiredChild(newValue, at: 1) }
  }

  /// The child. The spec has its size.
  open override var child: (any ASLayoutElement)? {
    get { child(at: 0) }
    set { putRequiredChild(newValue, at: 0) }
  }

  /// Creates a spec without elements.
  public override init() {
    super.init()
  }

  /// Creates a spec of a child and the element in front of it.
  public convenience init(child: any ASLayoutElement, overlay: any ASLayoutElement) {
    self.init()
    storedChildren = [child, overlay]
  }

  override var followsOwnRules: Bool { type(of: self) == ASOverlayLayoutSpec.self }

  override var narrowsByStyle: Bool { false }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    guard let (content, size) = measureChild(range, parent: parent, in: pass) else { return .zero }
    content.place(0, 0)
    if storedChildren.count > 1 {
      let overlay: ASLayoutElementObject = storedChildren[1]
      _ = overlay.measure(ExtentRange(exactly: size), parent: size, in: pass)
      overlay.place(0, 0)
    }
    return size
  }
}
