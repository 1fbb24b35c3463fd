/// A spec that places a second element behind its child, with the child's exact size.
///
/// - Quirk: the spec's own width, height, minimum and maximum are ignored when it lays itself out;
///   advisory `spec-size-ignored`, once. `ASBackgroundLayoutSpec.mm`,
///   `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
/// - Quirk: the background's parent size is that of the spec's own parent, not the child's size.
///   `ASBackgroundLayoutSpec.mm`,
///   `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
open class ASBackgroundLayoutSpec: ASLayoutSpec {
  /// The element behind the child, or `nil` if there is none. Setting `nil` is a `missing-layout-child`
  /// violation.
  public final var background: (any ASLayoutElement)? {
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
    kind = .backToFrontSpec
  }

  /// Creates a spec of a child and the element behind it.
  public convenience init(child: any ASLayoutElement, background: any ASLayoutElement) {
    self.init()
    storedChildren = [child, background]
  }

  override var followsOwnRules: Bool { type(of: self) == ASBackgroundLayoutSpec.self }

  override var narrowsByStyle: Bool { false }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    guard let (content, size) = measureChild(range, parent: parent, in: pass) else { return .zero }
    if storedChildren.count > 1 {
      let background: ASLayoutElementObject = storedChildren[1]
      _ = background.measure(ExtentRange(exactly: size), parent: parent, in: pass)
      background.place(0, 0)
    }
    content.place(0, 0)
    return size
  }
}
