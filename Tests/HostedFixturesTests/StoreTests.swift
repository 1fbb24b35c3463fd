import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import HostedFixtures

/// The sizes, conditions, repeated nodes and texts of `Store.xml` and `Agenda.xml` without the stated fixture's
/// own values.
@Suite("Cells, sizes and texts chosen by value") @MainActor
struct StoreTests {
  private func host(
    width: CGFloat
  ) async throws -> FixtureHost<StoreDataSource> {
    let host = FixtureHost(StoreDataSource(), size: CGSize(width: width, height: 1200))
    try await host.settle()
    return host
  }

  @Test(
    "two columns stay side by side at every width, scale and direction",
    arguments: [1, 2, 3] as [CGFloat],
    [.leftToRight, .rightToLeft] as [UIUserInterfaceLayoutDirection])
  func columns(_ scale: CGFloat, _ direction: UIUserInterfaceLayoutDirection) async throws {
    for width in stride(from: CGFloat(320), through: 330, by: 1) {
      try await withConfiguration({
        $0.scale = scale
        $0.layoutDirection = direction
      }) {
        let host = try await host(width: width)
        let frames = host.items.filter { $0.indexPath.section == 0 }.map(\.frame)
        let pixels = ((width - 16 - 9) / 2 * scale).rounded(.down)
        #expect(abs(frames[1].width * scale - pixels) < 0.001, "\(width)")
        #expect(abs(frames[1].midY - frames[2].midY) <= 0.5, "\(width)")
        #expect(frames[1].minX == 8, "\(width)")
        #expect(abs(frames[2].maxX - (width - 8)) < 0.001, "\(width)")
      }
    }
  }

  @Test("a plain cell has its size by the delegate's method, so there is no advisory")
  func plainSize() async throws {
    let host = try await host(width: 320)
    #expect(host.items[3].frame.size == CGSize(width: 304, height: 44))
    #expect(host.calls.contains { $0.description == "sizeForItemAt 0.3" })
    #expect(host.violations.isEmpty, "\(host.violations)")
  }

  @Test("a rotated container gives cells the width that it has then")
  func rotated() async throws {
    let host = try await host(width: 320)
    host.resize(to: CGSize(width: 500, height: 320))
    try await host.settle()
    #expect(host.items[0].frame.width == 484)
    #expect(host.items[1].frame.width == 237.5)
  }

  @Test("a header is that of the first element whose condition holds")
  func headers() async throws {
    let source = StoreDataSource()
    source.sections[0].fields = StoreGroup(name: "Other", layout: .none)
    source.sections[1].fields = StoreGroup(name: nil, layout: .banner)
    let host = FixtureHost(source, size: CGSize(width: 320, height: 1200))
    try await host.settle()
    let texts = host.supplementaries.compactMap { ($0.node as? ASTextCellNode)?.text }
    #expect(texts == ["No name", "No name", "Other"])
  }

  @Test(
    "a mark of an agenda's time follows the clock",
    arguments: [(0, "in 3 hours"), (3600, "in 2 hours")])
  func clock(_ seconds: Double, _ expected: String) async throws {
    let host = FixtureHost(AgendaDataSource(), size: CGSize(width: 320, height: 800))
    try await host.settle()
    host.advance(by: seconds)
    try await host.settle()
    (host.containerNode as? ASTableNode)?.reloadData()
    try await host.settle()
    let cell = try #require(host.items[0].node as? AgendaMeetingCell)
    #expect(cell.untilNode.attributedText?.string == expected)
    #expect(cell.person.map { $0.attributedText?.string } == ["Ann", "Bob"])
  }
}
