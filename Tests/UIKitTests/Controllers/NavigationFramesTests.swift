import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The frames of a navigation controller's bars and content, by numbers from UIKit's documentation of
/// `edgesForExtendedLayout` and the heights of bars.
@Suite("Frames of a navigation controller")
@MainActor struct NavigationFramesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let bars: Int
    let edges: UIRectEdge
    let frame: CGRect
    let covered: UIEdgeInsets
    var testDescription: String { "bars \(bars), edges \(edges.rawValue)" }
  }

  nonisolated static let cases = [
    Case(
      bars: 0, edges: .all, frame: CGRect(x: 0, y: 0, width: 400, height: 800), covered: .zero),
    Case(bars: 0, edges: [], frame: CGRect(x: 0, y: 0, width: 400, height: 800), covered: .zero),
    Case(
      bars: 1, edges: .all, frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      covered: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)),
    Case(
      bars: 1, edges: .bottom, frame: CGRect(x: 0, y: 94, width: 400, height: 706), covered: .zero),
    Case(
      bars: 3, edges: .top, frame: CGRect(x: 0, y: 0, width: 400, height: 722),
      covered: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)),
    Case(bars: 3, edges: [], frame: CGRect(x: 0, y: 94, width: 400, height: 628), covered: .zero),
    Case(
      bars: 2, edges: .bottom, frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      covered: UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0)),
  ]

  @Test("content ends at the bars under which it does not extend", arguments: cases)
  func content(_ expected: Case) {
    let frames = NavigationFrames(
      bounds: CGRect(x: 0, y: 0, width: 400, height: 800),
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      height: BarHeight(UITraitCollection()), searchBarHeight: 0,
      shownBars: NavigationFrames.Bars(rawValue: expected.bars))
    let content = frames.content(extendingTo: expected.edges)
    #expect(content.frame == expected.frame)
    #expect(content.covered == expected.covered)
  }

  @Test("bars have their places whether they are shown or not", arguments: [0, 3])
  func bars(_ shown: Int) {
    let frames = NavigationFrames(
      bounds: CGRect(x: 0, y: 0, width: 400, height: 800),
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      height: BarHeight(UITraitCollection()), searchBarHeight: 52,
      shownBars: NavigationFrames.Bars(rawValue: shown))
    #expect(frames.navigationBar == CGRect(x: 0, y: 50, width: 400, height: 44))
    #expect(frames.toolbar == CGRect(x: 0, y: 722, width: 400, height: 78))
  }
}
