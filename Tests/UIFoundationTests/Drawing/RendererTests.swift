import Foundation
import Testing
import UIFoundation

@Suite("Renderers and blended rectangles")
struct RendererTests {
  private let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
  private let square = CGRect(x: 1, y: 1, width: 3, height: 3)

  @Test("a format takes the scale of traits, and the screen's without one")
  func format() {
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 5)).scale == 5)
    let screen = UIGraphicsImageRendererFormat.default()
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == screen.scale)
    #expect(screen.preferredRange == .automatic)
  }

  @Test("a rectangle is blended as asked, and what comes after it as before")
  func blending() {
    let asked = renderer.image { _ in
      UIRectFillUsingBlendMode(square, .multiply)
      UIRectFrameUsingBlendMode(square, .clear)
      UIRectFill(square)
    }
    let written = renderer.image { context in
      context.cgContext.saveGState()
      context.cgContext.setBlendMode(.multiply)
      UIRectFill(square)
      context.cgContext.restoreGState()
      context.cgContext.saveGState()
      context.cgContext.setBlendMode(.clear)
      UIRectFrame(square)
      context.cgContext.restoreGState()
      UIRectFill(square)
    }
    #expect(asked == written)
    #expect(asked != renderer.image { _ in UIRectFill(square) })
  }

  @Test("rectangles restrict drawing as a path of them does")
  func clipping() {
    let far = square.offsetBy(dx: 3, dy: 3)
    let asked = renderer.image { context in
      context.cgContext.clip(to: [square, far])
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let written = renderer.image { context in
      context.cgContext.addRect(square)
      context.cgContext.addRect(far)
      context.cgContext.clip()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(asked == written)
  }
}
