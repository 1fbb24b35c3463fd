import Foundation
import Testing
import UIKit

/// Rule F19: headers stay at the visible start until something pushes them off, footers likewise.
@Suite("Pinned headers and footers")
struct FlowPinningTests {
  private static let geometry = FlowGeometry(
    (0..<3).map { _ in
      FlowSection(
        sizes: .uniform(CGSize(width: 100, height: 50), count: 4), lineSpacing: 0,
        headerSize: .square(20), footerSize: .square(10))
    }, in: FlowEnvironment(axis: .vertical, breadth: 100, scale: 2))

  @Test(
    "a header of three sections of 230 points is where the offset says",
    arguments: [
      (-30, 0), (0, 0), (75, 75), (200, 200), (205, 200), (230, 200), (400, 200),
    ] as [(CGFloat, CGFloat)])
  func header(offset: CGFloat, position: CGFloat) {
    let pinning = FlowPinning(headers: true, footers: false, visible: visible(offset))
    #expect(
      Self.geometry.frame(of: .header(section: 0), pinning: pinning)
        == CGRect(x: 0, y: position, width: 100, height: 20))
  }

  @Test(
    "a footer is at the visible end, between its header and its own place",
    arguments: [(0, 90), (-75, 20), (50, 140), (130, 220), (500, 220)] as [(CGFloat, CGFloat)])
  func footer(offset: CGFloat, position: CGFloat) {
    let pinning = FlowPinning(headers: false, footers: true, visible: visible(offset))
    #expect(
      Self.geometry.frame(of: .footer(section: 0), pinning: pinning)
        == CGRect(x: 0, y: position, width: 100, height: 10))
  }

  @Test("a query finds a header where it is pinned, not where it came from")
  func query() {
    let pinning = FlowPinning(headers: true, footers: false, visible: visible(300))
    let found = Self.geometry.found(in: visible(300), pinning: pinning)
    #expect(found.contains(.header(section: 1)))
    #expect(!found.contains(.header(section: 0)))
  }

  private func visible(_ offset: CGFloat) -> CGRect {
    CGRect(x: 0, y: offset, width: 100, height: 100)
  }
}
