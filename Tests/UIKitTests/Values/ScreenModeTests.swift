import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

@Suite("Modes of screens, pointers over views and contexts without memory")
@MainActor
struct ScreenModeTests {
  @Test("a screen has the one mode of its pixels")
  func modes() {
    let stage = Stage(size: CGSize(width: 10, height: 20), scale: 3)
    let screen = stage.window.screen
    #expect(screen.currentMode?.size == CGSize(width: 30, height: 60))
    #expect(screen.availableModes == [UIScreenMode(size: CGSize(width: 30, height: 60))])
    #expect(screen.preferredMode != UIScreenMode(size: .zero) && screen.mirrored == nil)
    #expect(screen.currentMode?.hash == screen.preferredMode?.hash)
  }

  @Test("a pointer begins over a view, moves and leaves")
  func hovering() {
    let stage = Stage()
    var heard: [UIGestureRecognizer.State] = []
    let recognizer = UIHoverGestureRecognizer { heard.append($0.state) }
    stage.window.addGestureRecognizer(recognizer)
    recognizer.leave(at: .zero)
    recognizer.hover(at: CGPoint(x: 1, y: 2))
    recognizer.hover(at: CGPoint(x: 3, y: 4))
    #expect(recognizer.location(in: stage.window) == CGPoint(x: 3, y: 4))
    #expect(recognizer.numberOfTouches == 0)
    recognizer.leave(at: CGPoint(x: 3, y: 5))
    #expect(heard == [.began, .changed, .ended] && recognizer.state == .possible)
  }

  @Test("a context has the numbers of its pixels but no memory of them")
  func context() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    #expect(context.data == nil && context.bytesPerRow == 12 && context.bitsPerPixel == 32)
  }

  @Test("a kind of particles has a time and kinds of its own")
  func particles() {
    let (cell, inner) = (CAEmitterCell(), CAEmitterCell())
    #expect(cell.isEnabled && cell.speed == 1 && cell.duration == 0 && cell.beginTime == 0)
    cell.emitterCells = [inner]
    #expect(cell.emitterCells == [inner] && cell.contentsRect.size == CGSize(width: 1, height: 1))
  }
}
