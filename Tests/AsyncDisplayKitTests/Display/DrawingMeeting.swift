import Foundation
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// A place where drawings wait for each other, so that only overlapping ones all arrive.
final class DrawingMeeting: Sendable {
  private let group = DispatchGroup()

  init(size: Int) {
    for _ in 0..<size { group.enter() }
  }

  /// Arrives, and waits for the others.
  ///
  /// The bound keeps a failing test from hanging; it is far beyond what a slow machine needs.
  func meet() {
    group.leave()
    _ = group.wait(timeout: .now() + .seconds(600))
  }

  /// Whether all have arrived.
  var hasMet: Bool { group.wait(timeout: .now()) == .success }
}

/// A node whose drawing waits for the others of its meeting.
final class MeetingNode: ASDisplayNode {
  let meeting: DrawingMeeting

  init(_ meeting: DrawingMeeting) {
    self.meeting = meeting
    super.init()
    frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  }

  override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? { meeting }

  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
    isRasterizing: Bool
  ) {
    (parameters as? DrawingMeeting)?.meet()
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }
}
