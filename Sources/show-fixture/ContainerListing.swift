import FixtureHosting
import FixtureRendering
import FixtureSupport
import Foundation
import UIKit

/// A laid-out container as lines of text: sections, and their elements with kind and frame.
@MainActor
struct ContainerListing {
  let entry: Catalog.Entry
  let request: ShowRequest

  func text() async throws -> String {
    let host = try await settledHost()
    guard request.detail == .elements else { return host.tree.text }
    return lines(of: host).joined(separator: "\n")
  }

  /// Returns a picture of the window as an SVG document.
  func picture() async throws -> String {
    try await settledHost().svg
  }

  private func settledHost() async throws -> FixtureHost<any FixtureContainer> {
    var environment = RuntimeEnvironment.current
    environment.screen = RuntimeEnvironment.Screen(
      size: CGSize(width: request.width, height: request.height), scale: request.scale)
    let host = environment.bind { FixtureHost(hosting: entry.make()) }
    try await host.settle()
    return host
  }

  private func lines(of host: FixtureHost<any FixtureContainer>) -> [String] {
    let size = host.contentSize
    let title =
      "\(entry.fixture)/\(entry.container) "
      + "\(FixtureNumber.text(size.width)) x \(FixtureNumber.text(size.height))"
    let supplementaries = host.supplementaries
    let items = host.items
    var lines = [title]
    for section in 0..<host.sectionCount {
      lines.append("section \(section)")
      for element in supplementaries where element.indexPath.section == section {
        lines.append(line(Self.name(of: element.kind), "", element.indexPath, element.frame))
      }
      for item in items where item.indexPath.section == section {
        lines.append(line("item", item.kind.rawValue, item.indexPath, item.frame))
      }
    }
    return lines
  }

  private func line(_ kind: String, _ shown: String, _ indexPath: IndexPath, _ frame: CGRect)
    -> String
  {
    let place = "\(indexPath.section).\(indexPath.item)"
    let numbers: [CGFloat] = [frame.minX, frame.minY, frame.width, frame.height]
    let columns = numbers.map { Self.padded(FixtureNumber.text($0), to: 8) }
    return "  \(Self.filled(kind, to: 8))\(Self.filled(place, to: 6))"
      + "\(Self.filled(shown, to: 6))\(columns.joined())"
  }

  private static func name(of kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }

  private static func filled(_ text: String, to length: Int) -> String {
    text + String(repeating: " ", count: max(1, length - text.count))
  }

  private static func padded(_ text: String, to length: Int) -> String {
    String(repeating: " ", count: max(1, length - text.count)) + text
  }
}
