import Foundation
import Testing
import UIKit

@Suite("Display links")
@MainActor
struct DisplayLinkTests {
  @MainActor private final class Target {
    var times: [Double] = []
    var calls = 0
    func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    func plain() { calls += 1 }
  }

  private let stage = Stage()

  private func link(_ target: Target) -> CADisplayLink {
    stage.environment.bind {
      CADisplayLink(target: target, selector: Selector("step:", Target.step))
    }
  }

  private func near(_ times: [Double], _ others: [Double]) -> Bool {
    times.count == others.count && zip(times, others).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("a link calls with each picture of the virtual clock, once it is added to a loop")
  func pictures() {
    let target = Target()
    let link = link(target)
    stage.advance(0.1)
    #expect(target.times.isEmpty)
    link.add(to: .main, forMode: .common)
    stage.advance(0.05)
    // Pictures are at sixtieths from time 0: those after 0.1 and up to 0.15.
    #expect(near(target.times, [7.0 / 60, 8.0 / 60, 9.0 / 60]))
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
    #expect(abs(link.duration - 1.0 / 60) < 1e-9)
    link.invalidate()
  }

  @Test("a paused link calls no target and continues with the next picture")
  func pause() {
    let target = Target()
    let link = link(target)
    link.add(to: .main, forMode: .default)
    link.isPaused = true
    stage.advance(1)
    #expect(target.times.isEmpty)
    link.isPaused = false
    stage.advance(1.0 / 60)
    #expect(near(target.times, [61.0 / 60]))
    link.invalidate()
  }

  @Test("a link of two modes calls once a picture, until it is removed from both")
  func modes() {
    let target = Target()
    let link = link(target)
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .common)
    stage.advance(2.0 / 60)
    #expect(target.times.count == 2)
    link.remove(from: .main, forMode: .default)
    stage.advance(1.0 / 60)
    #expect(target.times.count == 3)
    link.remove(from: .main, forMode: .common)
    stage.advance(1)
    #expect(target.times.count == 3)
  }

  @Test(
    "fewer pictures are wished for as a number or a range",
    arguments: [(30, 30), (20, 20), (45, 60), (7, 7), (100, 60), (0, 60)])
  func rates(wish: Int, expected: Int) {
    for isRange in [false, true] {
      let target = Target()
      let link = link(target)
      if isRange {
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: Float(wish))
      } else {
        link.preferredFramesPerSecond = wish
      }
      link.add(to: .main, forMode: .common)
      let start = target.times.count
      stage.advance(2)
      #expect(abs(target.times.count - start - 2 * expected) <= 1)
      link.invalidate()
    }
  }

  @Test("a rate and a time beyond all counting are no errors", arguments: [1e-30, 1e30])
  func hugeNumbers(rate: Float) {
    let target = Target()
    let link = link(target)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate)
    stage.advance(1e30)
    link.add(to: .main, forMode: .common)
    #expect(target.times.isEmpty)
    link.invalidate()
  }

  @Test("a link keeps its target until it is invalidated, also from inside a call")
  func lifetime() {
    weak var weakTarget: Target?
    weak var weakLink: CADisplayLink?
    var calls = 0
    stage.environment.bind {
      let target = Target()
      let link = CADisplayLink(target: target, selector: Selector("plain", Target.plain))
      link.add(to: .main, forMode: .common)
      (weakTarget, weakLink) = (target, link)
    }
    stage.advance(2.0 / 60)
    #expect(weakTarget?.calls == 2)
    weakLink?.invalidate()
    #expect(weakTarget == nil)
    stage.advance(1)
    #expect(weakLink == nil)
    stage.environment.bind {
      CADisplayLink { link in
        calls += 1
        link.invalidate()
      }.add(to: .main, forMode: .common)
    }
    stage.advance(1)
    #expect(calls == 1)
  }
}
