import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Pager offsets equal Texture's") @MainActor
struct PagerConformanceTests {
  @Test("every case: the offset that each step answers")
  func everyCase() throws {
    try ConformanceFile(name: "pager").compare { value in
      let replay = PagerReplay(value)
      let results = value["steps"]?.array.map { replay.perform($0) } ?? []
      return difference(
        "results", expected: value["expect"], actual: .object(["results": .array(results)]))
    }
  }
}

@MainActor
private final class PagerReplay {
  private final class Page {}

  private var keeper = PageKeeper<Page>()
  private var pages: [IndexPath: Page] = [:]
  private var frames: [[CGRect]] = []
  private var bounds: CGRect
  private var isAnimating = false
  private var isTouched = false

  init(_ value: JSONValue) {
    bounds = value["bounds"]?.rect ?? .zero
    setFrames(value["frames"])
    // Only the items that are there at first have nodes.
    for (section, row) in frames.enumerated() {
      for item in row.indices { pages[IndexPath(item: item, section: section)] = Page() }
    }
  }

  private func setFrames(_ value: JSONValue?) {
    frames = value?.array.map { $0.array.map(\.rect) } ?? []
  }

  func perform(_ step: JSONValue) -> JSONValue {
    switch step[0].string {
    case "prepare":
      keeper.prepare(bounds: bounds, isAnimatingBounds: isAnimating, pageTouching: page(touching:))
    case "bounds":
      keeper.remember(
        bounds: bounds, isAnimatingBounds: isAnimating, pageTouching: page(touching:))
      bounds = step[1].rect
      return false
    case "boundsQuiet": bounds = step[1].rect
    case "frames": setFrames(step[1])
    case "animating": isAnimating = step[1].bool
    case "touch": isTouched = step[1].bool || step[2].bool
    case "remove": pages[step[1].indexPath] = nil
    case "swap": swap(step[1].indexPath, step[2].indexPath)
    case "target": return target(CGPoint(x: step[1].double, y: step[2].double))
    default: Issue.record("unknown step \(step.text)")
    }
    return .null
  }

  private func swap(_ first: IndexPath, _ second: IndexPath) {
    guard let firstPage = pages[first], let secondPage = pages[second] else { return }
    (pages[first], pages[second]) = (secondPage, firstPage)
  }

  private func page(touching rect: CGRect) -> Page? {
    for (section, row) in frames.enumerated() {
      for (item, frame) in row.enumerated() where frame.overlaps(rect) {
        return pages[IndexPath(item: item, section: section)]
      }
    }
    return nil
  }

  private func target(_ proposed: CGPoint) -> JSONValue {
    guard !isTouched, frames.first?.isEmpty == false else {
      return JSONValue(lengths: proposed.x, proposed.y)
    }
    let offset = keeper.targetOffset(proposed: proposed, bounds: bounds) { page in
      guard let indexPath = pages.first(where: { $0.value === page })?.key,
        frames.indices.contains(indexPath.section),
        frames[indexPath.section].indices.contains(indexPath.item)
      else { return nil }
      return frames[indexPath.section][indexPath.item]
    }
    return JSONValue(lengths: offset.x, offset.y)
  }
}
