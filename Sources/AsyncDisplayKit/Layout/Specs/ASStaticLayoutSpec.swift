/// The older name of an absolute spec, which is as large as its children.
open class ASStaticLayoutSpec: ASAbsoluteLayoutSpec {
  /// Makes a spec of children, back to front, that is as large as they are.
  public convenience init(children: [any ASLayoutElement]) {
    self.init(sizing: .sizeToFit, children: children)
  }

  override var followsOwnRules: Bool { type(of: self) == ASStaticLayoutSpec.self }
}
