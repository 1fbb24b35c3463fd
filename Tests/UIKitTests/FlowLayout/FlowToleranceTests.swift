import Foundation
import Testing
import UIKit

@Suite("Flow layout: sums that are exact on paper")
struct FlowToleranceTests {
  @Test(
    "a fit that only floating point misses is a fit (F1)",
    arguments: [(20.1, 40.3), (20.6, 41.3), (23.6, 47.3)])
  func tolerance(width: CGFloat, room: CGFloat) {
    let section = FlowSection(
      sizes: .uniform(CGSize(width: width, height: 10), count: 2), interitemSpacing: 0.1)
    let geometry = FlowGeometry(
      [section], in: FlowEnvironment(axis: .vertical, breadth: room, scale: 2))
    #expect(geometry.frame(of: .item(1, section: 0))?.minY == 0)
  }
}
