import Testing
import UIKit
import UIKitSimulation

@Suite("Recording drawing")
struct ContextTests {
  private let context = CGContext(size: CGSize(width: 100, height: 100), scale: 2)

  private func fillBoxes(_ list: RuntimeDrawing.DisplayList) -> [CGRect] {
    list.operations.compactMap { operation in
      if case .fill(let path, _, _, _) = operation { path.boundingBox } else { nil }
    }
  }

  @Test("outlines are recorded in the coordinates of the time")
  func transforms() {
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.saveGState()
    context.translateBy(x: 5, y: 6)
    context.scaleBy(x: 2, y: 3)
    context.fill(CGRect(x: 1, y: 1, width: 10, height: 10))
    context.restoreGState()
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(
      fillBoxes(context.displayList) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 7, y: 9, width: 20, height: 30),
        CGRect(x: 0, y: 0, width: 4, height: 2),
      ])
  }

  @Test("colors, opacity and lines are those of the time, and come back with the state")
  func state() {
    context.setFillColor(UIColor.red.cgColor)
    context.saveGState()
    context.setFillColor(UIColor.blue.cgColor)
    context.setAlpha(0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setLineWidth(3)
    context.setLineDash(phase: 1, lengths: [2, 4])
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    let colors = context.displayList.operations.map { operation -> CGColor? in
      switch operation {
      case .fill(_, let color, _, _), .stroke(_, let color, _, _): color
      default: nil
      }
    }
    #expect(
      colors == [
        UIColor.blue.withAlphaComponent(0.5).cgColor, UIColor.red.cgColor, UIColor.black.cgColor,
      ])
    guard case .stroke(_, _, let style, _) = context.displayList.operations[2] else {
      Issue.record("no line was drawn")
      return
    }
    #expect(style == RuntimeDrawing.DisplayList.StrokeStyle(width: 3, dash: [2, 4], dashPhase: 1))
  }

  @Test("a clip holds what is drawn until the state is restored")
  func clipping() {
    context.saveGState()
    context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.restoreGState()
    context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    let operations = context.displayList.operations
    guard case .group(let inner, let clip, let alpha) = operations.first else {
      Issue.record("no clip was recorded")
      return
    }
    #expect(clip?.boundingBox == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(fillBoxes(inner) == [CGRect(x: 0, y: 0, width: 9, height: 9)])
    #expect(alpha == 1 && operations.count == 2)
  }

  @Test("what is drawn through a mask is kept with it until the state is restored")
  func mask() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let image = try #require(drawn.cgImage)
    context.saveGState()
    context.translateBy(x: 10, y: 0)
    context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2), mask: image)
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.restoreGState()
    context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    let operations = context.displayList.operations
    guard case .masked(let inner, let mask, let rect) = operations.first else {
      Issue.record("no mask was recorded")
      return
    }
    #expect(mask == image && rect == CGRect(x: 11, y: 1, width: 2, height: 2))
    #expect(fillBoxes(inner) == [CGRect(x: 10, y: 0, width: 9, height: 9)])
    #expect(operations.count == 2)
    let moved = context.displayList.applying(CGAffineTransform(translationX: 0, y: 5))
    guard case .masked(_, _, let movedRect) = moved.operations.first else {
      Issue.record("the mask is gone")
      return
    }
    #expect(movedRect == CGRect(x: 11, y: 6, width: 2, height: 2))
  }

  @Test("restoring without a kept state, and ending open clips, do no harm")
  func unbalanced() {
    context.restoreGState()
    context.clip(to: .zero)
    context.clip(to: .zero)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    #expect(context.displayList.operations.count == 1)
    #expect(context.displayList == context.displayList)
  }

  @Test("a path is drawn once and then forgotten")
  func path() {
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 4, y: 0))
    context.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 8, y: 2))
    context.closePath()
    context.drawPath(using: .eoFillStroke)
    context.fillPath()
    #expect(context.displayList.operations.count == 2)
    guard case .fill(let path, _, let rule, _) = context.displayList.operations[0] else {
      Issue.record("nothing was filled")
      return
    }
    #expect(path.elements.count == 4 && rule == .evenOdd)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test("an image context gives an image of its size that holds the drawing")
  func imageContext() throws {
    let environment = RuntimeEnvironment(screen: RuntimeEnvironment.Screen(scale: 3))
    let image = environment.bind { () -> UIImage? in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 0)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
      defer { UIGraphicsEndImageContext() }
      return UIGraphicsGetImageFromCurrentImageContext()
    }
    let drawn = try #require(image)
    #expect(drawn.size == CGSize(width: 10, height: 5) && drawn.scale == 3)
    #expect(drawn.cgImage?.width == 30 && drawn.cgImage?.height == 15)
    guard case .drawing(let list) = drawn.cgImage?.source else {
      Issue.record("the image holds no drawing")
      return
    }
    #expect(fillBoxes(list) == [CGRect(x: 0, y: 0, width: 10, height: 5)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("nested contexts each get their own drawing")
  func nesting() {
    let outer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { outer in
      let inner = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      inner.draw(in: CGRect(x: 1, y: 2, width: 8, height: 8), blendMode: .multiply, alpha: 0.5)
      outer.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    guard case .drawing(let list) = outer.cgImage?.source,
      case .image(let image, let rect, let alpha, let blend) = list.operations[0]
    else {
      Issue.record("the inner image was not drawn")
      return
    }
    #expect(image.size == CGSize(width: 4, height: 4) && blend == .multiply && alpha == 0.5)
    #expect(rect == CGRect(x: 1, y: 2, width: 8, height: 8))
    #expect(list.operations.count == 2)
  }

  @Test("drawing outside of a context, or ending one too often, does nothing")
  func outside() {
    UIGraphicsEndImageContext()
    UIRectFill(.zero)
    UIBezierPath(rect: .zero).fill()
    UIImage().draw(at: .zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("a pattern fills a rectangle with copies")
  func pattern() {
    let tile = UIImage(name: "t", size: CGSize(width: 4, height: 4))
    UIGraphicsPushContext(context)
    tile.drawAsPattern(in: CGRect(x: 0, y: 0, width: 8, height: 6))
    UIGraphicsPopContext()
    guard case .group(let list, _, _) = context.displayList.operations[0] else {
      Issue.record("no clip was recorded")
      return
    }
    #expect(list.operations.count == 4)
  }

  @Test("a view's drawing becomes its layer's contents, and no drawing none")
  @MainActor
  func viewDrawing() {
    final class Dot: UIView {
      var drawn = 0
      override func draw(_ rect: CGRect) {
        drawn += 1
        UIColor.green.setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let stage = Stage()
    let (dot, plain) = (Dot(frame: CGRect(x: 0, y: 0, width: 6, height: 6)), UIView())
    plain.frame = dot.frame
    for view in [dot, plain] { stage.window.addSubview(view) }
    #expect(dot.drawn == 0)
    stage.settle()
    #expect(dot.drawn == 1 && plain.layer.contents == nil)
    #expect((dot.layer.contents as? CGImage)?.width == 12)
    stage.settle()
    #expect(dot.drawn == 1)
    dot.setNeedsDisplay()
    stage.settle()
    #expect(dot.drawn == 2)
    dot.contentMode = .redraw
    dot.frame.size = CGSize(width: 8, height: 8)
    stage.settle()
    #expect(dot.drawn == 3)
  }

  @Test("a view without a size is drawn once it has one")
  @MainActor
  func drawingOfEmptyViews() {
    final class Dot: UIView {
      var drawn = 0
      override func draw(_ rect: CGRect) { drawn += 1 }
    }
    let stage = Stage()
    let dot = Dot()
    stage.window.addSubview(dot)
    stage.settle()
    #expect(dot.drawn == 0)
    dot.frame.size = CGSize(width: 8, height: 8)
    stage.settle()
    #expect(dot.drawn == 1)
  }

  @Test("contents that were set stay where nothing is drawn, and drawn ones go")
  @MainActor
  func givenContents() {
    final class Dot: UIView {
      var isEmpty = false
      override func draw(_ rect: CGRect) {
        if !isEmpty { UIBezierPath(ovalIn: rect).fill() }
      }
    }
    let stage = Stage()
    let frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    let (plain, dot) = (UIView(frame: frame), Dot(frame: frame))
    plain.layer.contents = UIImage(name: "i", size: frame.size).cgImage
    for view in [plain, dot] { stage.window.addSubview(view) }
    stage.settle()
    plain.setNeedsDisplay()
    stage.settle()
    #expect(plain.layer.contents != nil && dot.layer.contents != nil)
    dot.isEmpty = true
    dot.setNeedsDisplay()
    stage.settle()
    #expect(dot.layer.contents == nil)
  }
}
