import Foundation
import Testing
import UIKit

@MainActor @Suite("Where labels draw")
struct LabelPlacementTests {
  private func baseline(height: CGFloat) throws -> CGFloat {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: height))
    label.text = "hi"
    stage.window.addSubview(label)
    stage.settle()
    let source = try #require((label.layer.contents as? CGImage)?.source)
    guard case .drawing(let list) = source else { return .nan }
    return list.operations.compactMap { operation -> CGFloat? in
      if case .text(let run) = operation { run.origin.y } else { nil }
    }.first ?? .nan
  }

  @Test("text is in the vertical middle of its label")
  func middle() throws {
    let (low, high) = (try baseline(height: 40), try baseline(height: 60))
    #expect(high - low == 10)
  }
}
