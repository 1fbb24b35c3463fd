import Foundation
import Testing
import UIFoundation

@Suite("Shadows, gradients and color spaces of drawing")
struct ShadowAndGradientTests {
  private let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
  private let box = CGRect(x: 0, y: 0, width: 4, height: 4)
  private let red = UIColor.red.cgColor
  private let blue = UIColor.blue.cgColor

  private var shadows: [RuntimeDrawing.DisplayList.Shadow?] {
    context.displayList.operations.map {
      if case .shadowed(_, let shadow) = $0 { shadow } else { nil }
    }
  }

  @Test("each thing drawn has the shadow of the time, until it is ended or the state restored")
  func shadow() {
    let offset = CGSize(width: 1, height: 2)
    context.saveGState()
    context.setShadow(offset: offset, blur: 3, color: red)
    context.fill(box)
    context.setShadow(offset: offset, blur: -3)
    context.stroke(box)
    context.setShadow(offset: offset, blur: 3, color: nil)
    context.fill(box)
    context.setShadow(offset: offset, blur: 3, color: red)
    context.restoreGState()
    context.fill(box)
    #expect(
      shadows == [
        RuntimeDrawing.DisplayList.Shadow(offset: offset, blur: 3, color: red),
        RuntimeDrawing.DisplayList.Shadow(
          offset: offset, blur: 0, color: CGColor(gray: 0, alpha: 1.0 / 3)), nil, nil,
      ])
  }

  @Test("what has a shadow is kept as it was drawn, and taking away has none")
  func shadowedDrawing() {
    context.translateBy(x: 5, y: 0)
    context.setShadow(offset: CGSize(width: 1, height: 1), blur: 1, color: red)
    context.fill(box)
    context.clear(box)
    guard case .shadowed(let list, let shadow) = context.displayList.operations.first,
      case .fill(let path, _, _, _) = list.operations.first
    else {
      Issue.record("no shadow was recorded")
      return
    }
    #expect(path.boundingBox.minX == 5 && list.operations.count == 1)
    #expect(shadow.offset == CGSize(width: 1, height: 1))
    #expect(context.displayList.operations.last == .clear(box.offsetBy(dx: 5, dy: 0)))
  }

  @Test("a transparency layer has one shadow as a whole, and none inside")
  func layerShadow() {
    context.setShadow(offset: .zero, blur: 2, color: blue)
    context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
    context.fill(box)
    context.fill(box)
    context.endTransparencyLayer()
    guard case .shadowed(let list, let shadow) = context.displayList.operations.first,
      case .group(let layer, _, _) = list.operations.first,
      case .group(let clipped, let clip, _) = layer.operations.first
    else {
      Issue.record("the layer has no shadow")
      return
    }
    #expect(shadow.blur == 2 && clip?.boundingBox == box)
    #expect(clipped.operations.count == 2 && context.displayList.operations.count == 1)
    let plain = clipped.operations.allSatisfy { if case .fill = $0 { true } else { false } }
    #expect(plain)
  }

  @Test("a radial gradient goes from circle to circle in the coordinates of the time")
  func radial() {
    let gradient = CGGradient(colors: [red, blue])
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 2, y: 8)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 1, y: 1), endRadius: 3,
      options: [.drawsAfterEndLocation])
    let circles = RuntimeDrawing.DisplayList.Operation.radialGradient(
      gradient, from: RuntimeDrawing.DisplayList.Circle(center: .zero, radius: 1),
      to: RuntimeDrawing.DisplayList.Circle(center: CGPoint(x: 1, y: 1), radius: 3),
      options: [.drawsAfterEndLocation])
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 8, tx: 10, ty: 0)
    #expect(
      context.displayList.operations == [
        .transformed(RuntimeDrawing.DisplayList([circles]), transform)
      ])
  }

  @Test("text, images and lines keep the transform of the time; a shift only moves them")
  func transformed() {
    let image = UIImage(name: "i", size: CGSize(width: 4, height: 4))
    let line = CGPath(rect: box, transform: nil)
    let style = RuntimeDrawing.DisplayList.StrokeStyle()
    context.translateBy(x: 5, y: 5)
    context.stroke(box)
    context.rotate(by: .pi / 2)
    let turn = context.ctm
    context.stroke(box)
    context.draw(image, in: box, blendMode: .normal, alpha: 1)
    guard case .transformed(let list, let transform) = context.displayList.operations[1],
      case .stroke(let path, _, style, _) = list.operations.first
    else {
      Issue.record("the transform of the line is gone")
      return
    }
    #expect(transform == turn && abs(path.boundingBox.width - 4) < 1e-9)
    let stroke = RuntimeDrawing.DisplayList.Operation.stroke(
      line.applying(CGAffineTransform(translationX: 5, y: 5)), color: .black, style: style,
      blend: .normal)
    #expect(context.displayList.operations[0] == stroke)
    let drawn = RuntimeDrawing.DisplayList([.image(image, rect: box, alpha: 1, blend: .normal)])
    #expect(context.displayList.operations[2] == .transformed(drawn, turn))
    context.scaleBy(x: 0, y: 1)
    context.stroke(box)
    #expect(context.displayList.operations.count == 3, "a line has no room to be drawn in")
  }

  @Test("text and gradients have the opacity and the blend mode of the time")
  func fadedText() {
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    let run = RuntimeDrawing.DisplayList.TextRun(
      string: "a", origin: .zero, fontName: "Helvetica", fontSize: 10, color: red)
    context.draw(run)
    var faded = run
    faded.color = UIColor.red.withAlphaComponent(0.5).cgColor
    #expect(
      context.displayList.operations == [
        .blended(RuntimeDrawing.DisplayList([.text(faded)]), .multiply)
      ])
  }

  @Test("an image of pixels is upside down where the origin is at the top, as in Core Graphics")
  func upsideDown() {
    let pixels = CGImage(width: 4, height: 4)
    context.draw(pixels, in: CGRect(x: 1, y: 2, width: 4, height: 4))
    guard case .transformed(_, let transform) = context.displayList.operations.first else {
      Issue.record("the image is upright")
      return
    }
    #expect(transform == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 8))
    context.translateBy(x: 0, y: 10)
    context.scaleBy(x: 1, y: -1)
    context.draw(pixels, in: CGRect(x: 1, y: 2, width: 4, height: 4))
    let upright = RuntimeDrawing.DisplayList.Operation.image(
      UIImage(cgImage: pixels), rect: CGRect(x: 1, y: 4, width: 4, height: 4), alpha: 1,
      blend: .normal)
    #expect(context.displayList.operations.last == upright)
  }

  @Test("a moved list takes its radial gradients and shadows along")
  func moved() {
    let circle = RuntimeDrawing.DisplayList.Circle(center: .zero, radius: 2)
    let shadow = RuntimeDrawing.DisplayList.Shadow(offset: .zero, blur: 1, color: red)
    let list = RuntimeDrawing.DisplayList([
      .shadowed(
        RuntimeDrawing.DisplayList([
          .radialGradient(CGGradient(colors: [red]), from: circle, to: circle, options: [])
        ]), shadow)
    ])
    let far = RuntimeDrawing.DisplayList.Circle(center: CGPoint(x: 3, y: 4), radius: 2)
    #expect(
      list.applying(CGAffineTransform(translationX: 3, y: 4)).operations == [
        .shadowed(
          RuntimeDrawing.DisplayList([
            .radialGradient(CGGradient(colors: [red]), from: far, to: far, options: [])
          ]), shadow)
      ])
  }

  @Test("gradients are made of lists of colors and places, as Core Graphics spells it")
  func gradients() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let colors = [red, blue]
    let places: [CGFloat] = [0.25, 1]
    let gradient = try #require(
      CGGradient(colorsSpace: space, colors: colors as CFArray, locations: places))
    #expect(gradient.colors == [red, blue] && gradient.locations == [0.25, 1])
    let even = CGGradient(colorsSpace: nil, colors: [red, blue, red] as CFArray, locations: nil)
    #expect(even?.locations == [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: space, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: space, colors: [red, "x"] as CFArray, locations: nil) == nil)
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let other = CGGradient(
      colorSpace: space, colorComponents: components, locations: [0.25, 1], count: 2)
    #expect(other == gradient)
    #expect(
      CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 0) == nil)
  }

  @Test("components mean what their space says")
  func spaces() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(gray.model == .monochrome && gray.numberOfComponents == 1)
    #expect(CGColor(colorSpace: gray, components: [0.5, 0.25]) == CGColor(gray: 0.5, alpha: 0.25))
    let inks = CGColorSpaceCreateDeviceCMYK()
    #expect(
      CGColor(colorSpace: inks, components: [0, 1, 1, 0, 1])
        == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let screen = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(screen.model == .rgb && screen.name == CGColorSpace.sRGB)
    #expect(screen != CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: "nothing") == nil)
    #expect(red.colorSpace?.model == .rgb)
  }

  @Test("grays, line pairs and tiles are drawn as named")
  func smallCalls() {
    context.setFillColor(gray: 0.5, alpha: 1)
    context.fill(box)
    context.setStrokeColor(gray: 0.25, alpha: 1)
    context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
    guard case .fill(_, let inside, _, _) = context.displayList.operations[0],
      case .stroke(let path, let outside, _, _) = context.displayList.operations[1]
    else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(inside == CGColor(gray: 0.5, alpha: 1) && outside == CGColor(gray: 0.25, alpha: 1))
    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 1, y: 1))])
    let tiled = CGContext(size: CGSize(width: 10, height: 4), scale: 1)
    tiled.draw(
      CGImage(width: 1, height: 1), in: CGRect(x: 1, y: 0, width: 4, height: 4), byTiling: true)
    let places = tiled.displayList.operations.map { operation -> CGFloat? in
      guard case .transformed(let list, _) = operation,
        case .image(_, let rect, _, _) = list.operations.first
      else { return nil }
      return rect.minX
    }
    #expect(places == [-3, 1, 5, 9])
  }

  @Test("the path so far answers in present coordinates")
  func pathQueries() {
    #expect(context.isPathEmpty)
    context.translateBy(x: 10, y: 10)
    context.addRects([box])
    context.move(to: CGPoint(x: 1, y: 2))
    context.addArc(
      tangent1End: CGPoint(x: 9, y: 2), tangent2End: CGPoint(x: 9, y: 9), radius: 1)
    #expect(!context.isPathEmpty)
    #expect(abs(context.currentPointOfPath.x - 9) < 1e-9)
    #expect(abs(context.currentPointOfPath.y - 3) < 1e-9)
    #expect(context.boundingBoxOfPath.minX == 0)
    #expect(context.pathContains(CGPoint(x: 2, y: 1), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: -2, y: 1), mode: .fill))
  }

  @Test("a path is stroked where a pen would paint, in present coordinates")
  func strokedPath() {
    context.translateBy(x: 10, y: 10)
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(2)
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let (edge, middle) = (CGPoint(x: -0.9, y: 5), CGPoint(x: 5, y: 5))
    #expect(context.pathContains(edge, mode: .stroke))
    #expect(!context.pathContains(middle, mode: .stroke))
    #expect(context.pathContains(middle, mode: .fillStroke))
    #expect(context.pathContains(edge, mode: .eoFillStroke))
    #expect(!context.pathContains(edge, mode: .fill))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(context.pathContains(edge, mode: .fill))
    #expect(!context.pathContains(middle, mode: .fill))
  }

  @Test("a context of pixels counts from the bottom left")
  func bitmap() throws {
    let bitmap = try #require(
      CGContext(
        data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    bitmap.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    guard case .fill(let path, _, _, _) = bitmap.displayList.operations.first else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(path.boundingBox == CGRect(x: 0, y: 7, width: 2, height: 3))
    #expect(bitmap.width == 20 && bitmap.makeImage()?.height == 10)
    #expect(
      CGContext(
        data: nil, width: 0, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0) == nil)
  }
}
