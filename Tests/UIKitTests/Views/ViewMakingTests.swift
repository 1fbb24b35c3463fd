import Testing
import UIKit

@Suite("Making views of a class known at run time")
@MainActor
struct ViewMakingTests {
  private class Plain: UIView {}

  private class Framed: UIView {
    var marker = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      marker = 1
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Deeper: Framed {
    let words = ["a", "b"]
  }

  private final class DotLayer: CALayer {
    let radius: CGFloat

    override init() {
      radius = 3
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Dotted: UIView {
    override class var layerClass: AnyClass { DotLayer.self }
  }

  private final class Wrong: UIView {
    override class var layerClass: AnyClass { NSString.self }
  }

  @Test("a class's own initializer runs at every depth of inheritance")
  func instantiates() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let classes: [UIView.Type] = [UIView.self, Plain.self, Framed.self, Deeper.self]
    let views = classes.map { $0.instantiate(frame: frame) }
    #expect(views.map { "\(type(of: $0))" } == ["UIView", "Plain", "Framed", "Deeper"])
    #expect(views.allSatisfy { $0.frame == frame })
    #expect((views[2] as? Framed)?.marker == 1)
    #expect((views[3] as? Deeper)?.marker == 1)
    #expect((views[3] as? Deeper)?.words == ["a", "b"])
  }

  @Test("a view's layer is of the class that the view names")
  func layerClass() {
    let layer = Dotted(frame: .zero).layer
    #expect((layer as? DotLayer)?.radius == 3)
  }

  @Test("a layer class that is none is rejected and replaced")
  func wrongLayerClass() {
    let log = ViolationLog()
    let layer = log.environment.bind { Wrong(frame: .zero).layer }
    #expect(type(of: layer) == CALayer.self)
    #expect(log.codes == [.invalidLayerClass])
  }
}
