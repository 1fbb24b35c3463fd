import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Lines of estimated items, some of which are measured, against lines of the same sizes.
///
/// Source: rules F1 to F8 and F22 of `UICollectionViewFlowLayout`. The lines of fixed sizes are tested
/// against case files.
@Suite("Lines of estimated items")
struct EstimatedFlowLinesTests {
  private struct Room: Sendable {
    let axis: FlowAxis
    let breadth: CGFloat
    let spacing: CGFloat
    let lineSpacing: CGFloat
    var columns = FlowEnvironment.VariedColumnSpacing.documented

    func geometry(_ sizes: FlowItemSizes) -> FlowGeometry {
      FlowGeometry(
        [section(sizes), section(.uniform(CGSize(width: 10, height: 10), count: 2))],
        in: FlowEnvironment(axis: axis, breadth: breadth, scale: 2, variedColumnSpacing: columns))
    }

    private func section(_ sizes: FlowItemSizes) -> FlowSection {
      FlowSection(
        sizes: sizes, inset: UIEdgeInsets(top: 3, left: 2, bottom: 5, right: 4),
        lineSpacing: lineSpacing, interitemSpacing: spacing,
        headerSize: CGSize(width: 7, height: 7))
    }
  }

  private static let rooms = [
    Room(axis: .vertical, breadth: 106, spacing: 0, lineSpacing: 0),
    Room(axis: .vertical, breadth: 106, spacing: 6, lineSpacing: 9),
    Room(axis: .vertical, breadth: 36, spacing: 5, lineSpacing: 2),
    Room(axis: .horizontal, breadth: 108, spacing: 6, lineSpacing: 9),
    Room(axis: .horizontal, breadth: 108, spacing: 6, lineSpacing: 9, columns: .exchanged),
  ]

  private static let estimate = CGSize(width: 30, height: 24)

  private func size(_ generator: inout SplitMix) -> CGSize {
    // The estimate itself, smaller, larger, and oversized items.
    Int.random(in: 0..<5, using: &generator) == 0
      ? Self.estimate
      : CGSize(
        width: CGFloat(Int.random(in: 4...60, using: &generator)) * 2,
        height: CGFloat(Int.random(in: 4...40, using: &generator)))
  }

  private func expectSet(
    _ sizes: [Int: [ElementKey: CGSize]], in geometry: inout FlowGeometry
  ) {
    let isSet = geometry.set(sizes)
    #expect(isSet)
  }

  private func expectSame(
    _ geometry: FlowGeometry, _ expected: FlowGeometry, count: Int,
    _ comment: Comment
  ) {
    func isNear(_ frame: CGRect?, _ other: CGRect?) -> Bool {
      guard let frame, let other else { return frame == other }
      return abs(frame.minX - other.minX) < 1e-6 && abs(frame.minY - other.minY) < 1e-6
        && frame.size == other.size
    }
    for item in 0...count {
      let element = FlowElement.item(item, section: 0)
      #expect(isNear(geometry.frame(of: element), expected.frame(of: element)), comment)
    }
    let next = FlowElement.item(1, section: 1)
    #expect(isNear(geometry.frame(of: next), expected.frame(of: next)), comment)
    #expect(abs(geometry.contentSize.height - expected.contentSize.height) < 1e-6, comment)
    #expect(abs(geometry.contentSize.width - expected.contentSize.width) < 1e-6, comment)
    #expect(geometry.firstOversizedItem == expected.firstOversizedItem, comment)
    for start in stride(from: CGFloat(-20.25), to: 600, by: 37.5) {
      let rect = CGRect(x: start, y: start, width: 40, height: 40)
      for rect in [rect, CGRect(x: -500, y: start, width: 2000, height: 30)] {
        #expect(geometry.found(in: rect) == expected.found(in: rect), comment)
      }
    }
  }

  @Test(
    "measured items are placed as items of these sizes are, in any order of measuring",
    arguments: 0..<5)
  func randomSizes(roomIndex: Int) {
    let room = Self.rooms[roomIndex]
    for seed in 0..<12 as Range<UInt64> {
      var generator = SplitMix(seed: seed)
      let count = Int.random(in: 1...40, using: &generator)
      var sizes = Array(repeating: Self.estimate, count: count)
      var geometry = room.geometry(.estimated(Self.estimate, count: count, measured: [:]))
      var measured: [Int: CGSize] = [:]
      for _ in 0..<12 {
        var changes: [ElementKey: CGSize] = [:]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let item = Int.random(in: 0..<count, using: &generator)
          sizes[item] = size(&generator)
          measured[item] = sizes[item]
          changes[.cell(IndexPath(item: item, section: 0))] = sizes[item]
        }
        expectSet([0: changes], in: &geometry)
        let comment: Comment = "seed \(seed), \(sizes)"
        expectSame(geometry, room.geometry(FlowItemSizes(sizes)), count: count, comment)
        let fresh = room.geometry(.estimated(Self.estimate, count: count, measured: measured))
        for item in 0..<count {
          let element = FlowElement.item(item, section: 0)
          #expect(geometry.frame(of: element) == fresh.frame(of: element), comment)
        }
      }
    }
  }

  @Test("items that are all measured to one size keep their columns (F3, F5)")
  func equal() {
    let room = Self.rooms[1]
    let size = CGSize(width: 20, height: 20)
    var geometry = room.geometry(.estimated(Self.estimate, count: 7, measured: [:]))
    for item in (0..<7).reversed() {
      expectSet([0: [.cell(IndexPath(item: item, section: 0)): size]], in: &geometry)
    }
    expectSame(geometry, room.geometry(.uniform(size, count: 7)), count: 7, "equal")
    let other = CGSize(width: 44, height: 20)
    expectSet([0: [.cell(IndexPath(item: 2, section: 0)): other]], in: &geometry)
    var sizes = Array(repeating: size, count: 7)
    sizes[2] = other
    expectSame(geometry, room.geometry(.varied(sizes)), count: 7, "one differs")
  }

  @Test("measured headers and footers move what follows")
  func supplementaryViews() throws {
    let room = Self.rooms[1]
    var geometry = room.geometry(.estimated(Self.estimate, count: 3, measured: [:]))
    let item = FlowElement.item(0, section: 0)
    let former = try #require(geometry.frame(of: item))
    let header = ElementKey.supplementary(
      UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 0))
    expectSet([0: [header: CGSize(width: 9, height: 17)]], in: &geometry)
    #expect(geometry.frame(of: item) == former.offsetBy(dx: 0, dy: 10))
    #expect(geometry.frame(of: .header(section: 0))?.height == 17)
  }

  @Test(
    "measured items replace different estimates without a new geometry, in any order",
    arguments: 0..<5)
  func differentEstimates(roomIndex: Int) {
    let room = Self.rooms[roomIndex]
    for seed in 0..<20 as Range<UInt64> {
      var generator = SplitMix(seed: seed)
      let count = Int.random(in: 2...40, using: &generator)
      var sizes = (0..<count).map { _ in size(&generator) }
      // With equal sizes, the section has other rules.
      sizes[0] = CGSize(width: 11, height: 13)
      sizes[1] = CGSize(width: 13, height: 11)
      var geometry = room.geometry(.varied(sizes))
      for _ in 0..<12 where count > 2 {
        var changes: [ElementKey: CGSize] = [:]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let item = Int.random(in: 2..<count, using: &generator)
          sizes[item] = size(&generator)
          changes[.cell(IndexPath(item: item, section: 0))] = sizes[item]
        }
        expectSet([0: changes], in: &geometry)
        let comment: Comment = "seed \(seed), \(sizes)"
        expectSame(geometry, room.geometry(FlowItemSizes(sizes)), count: count, comment)
        #expect(
          geometry.firstOversizedItem == room.geometry(.varied(sizes)).firstOversizedItem, comment)
      }
    }
  }

  @Test("different estimates that are measured to one size need a new geometry (F3, F5)")
  func differentEstimatesBecomeEqual() {
    let room = Self.rooms[1]
    let (size, other) = (CGSize(width: 20, height: 20), CGSize(width: 30, height: 20))
    var geometry = room.geometry(.varied([size, size, other]))
    let key = ElementKey.cell(IndexPath(item: 2, section: 0))
    let isSet = geometry.set([0: [key: size]])
    #expect(!isSet)
  }

  @Test("an item that is measured to the estimate again leaves the lines of a new geometry")
  func measuredToEstimate() {
    // Two items fit in a line, and sums of this spacing depend on how lines are recorded.
    let room = FlowRoom(length: 66, spacing: 6)
    let (count, other) = (300, CGSize(width: 30, height: 50))
    func lines(_ measured: [Int: CGSize]) -> EstimatedFlowLines {
      EstimatedFlowLines(
        estimate: Self.estimate, count: count, measured: measured, axis: .vertical,
        varied: (room, 0.1), uniform: (room, 0.1))
    }
    let fresh = lines([200: other])
    for item in 4..<60 {
      var changed = lines([200: other])
      changed.set([item: other])
      changed.set([item: Self.estimate])
      #expect((0..<count).allSatisfy { changed.position(of: $0) == fresh.position(of: $0) })
    }
  }

  @Test("a measured item of the last lines does not break the earlier lines again")
  func records() {
    // 100,000,000 items: breaking all of them would not end in time.
    let count = 100_000_000
    let room = Self.rooms[0]
    var geometry = room.geometry(.estimated(Self.estimate, count: count, measured: [:]))
    for item in [count - 1, count - 500, count / 2, 4] {
      let key = ElementKey.cell(IndexPath(item: item, section: 0))
      expectSet([0: [key: CGSize(width: 90, height: 50)]], in: &geometry)
    }
    #expect(geometry.frame(of: .item(4, section: 0))?.height == 50)
    #expect(geometry.frame(of: .item(count - 1, section: 0))?.width == 90)
  }
}
