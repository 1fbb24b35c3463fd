import Foundation
import Testing
import UIKit

@Suite("Flow layout queries")
struct FlowQueryTests {
  @Test(
    "a query finds exactly the elements whose frames meet the rectangle",
    arguments: [FlowAxis.vertical, .horizontal], 0..<20)
  func exactness(axis: FlowAxis, seed: UInt64) {
    var random = SplitMix(seed: seed)
    let sections = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Self.randomSection(using: &random)
    }
    let geometry = FlowGeometry(
      sections, in: FlowEnvironment(axis: axis, breadth: 120, scale: 2))
    let everything = Self.everyElement(of: sections)
    for _ in 0..<20 {
      let rect = CGRect(
        x: CGFloat.random(in: -50...300, using: &random),
        y: CGFloat.random(in: -50...300, using: &random),
        width: CGFloat.random(in: 0...150, using: &random),
        height: CGFloat.random(in: 0...150, using: &random))
      let wanted = everything.filter { geometry.frame(of: $0)?.meets(rect) ?? false }
      #expect(geometry.found(in: rect) == wanted, "seed \(seed), \(rect)")
    }
  }

  @Test("a query gives the frames that the elements have one by one", arguments: 0..<10)
  func frames(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let sections = (0..<3).map { _ in Self.randomSection(using: &random) }
    let geometry = FlowGeometry(
      sections, in: FlowEnvironment(axis: .vertical, breadth: 120, scale: 2))
    let rect = CGRect(x: 0, y: 20, width: 120, height: 300)
    let pinning = FlowPinning(headers: true, footers: true, visible: rect)
    for (element, frame) in geometry.elements(meeting: rect, pinning: pinning) {
      #expect(frame == geometry.frame(of: element, pinning: pinning), "seed \(seed), \(element)")
    }
  }

  /// Sections with negative spacings and insets too, whose lines overlap and run backwards.
  private static func randomSection(using random: inout SplitMix) -> FlowSection {
    let count = Int.random(in: 0...30, using: &random)
    let sizes = (0..<count).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 1...130, using: &random)),
        height: CGFloat(Int.random(in: 1...90, using: &random)))
    }
    let isUniform = Bool.random(using: &random)
    return FlowSection(
      sizes: isUniform && count > 0 ? .uniform(sizes[0], count: count) : FlowItemSizes(sizes),
      inset: UIEdgeInsets(
        top: CGFloat(Int.random(in: -20...20, using: &random)),
        left: CGFloat(Int.random(in: -20...20, using: &random)),
        bottom: CGFloat(Int.random(in: -20...20, using: &random)), right: 0),
      lineSpacing: CGFloat(Int.random(in: -60...20, using: &random)),
      interitemSpacing: CGFloat(Int.random(in: -10...20, using: &random)),
      headerSize: .square(CGFloat(Int.random(in: 0...2, using: &random)) * 15),
      footerSize: .square(CGFloat(Int.random(in: 0...2, using: &random)) * 15))
  }

  private static func everyElement(of sections: [FlowSection]) -> [FlowElement] {
    sections.indices.flatMap { section in
      [.header(section: section)]
        + (0..<sections[section].sizes.count).map { .item($0, section: section) }
        + [FlowElement.footer(section: section)]
    }
  }
}
