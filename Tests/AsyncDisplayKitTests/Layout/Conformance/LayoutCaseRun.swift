import AsyncDisplayKit
import Foundation
import UIKit

/// What this engine makes of a case.
struct LayoutCaseRun {
  private(set) var frames: [[Double]?] = []
  private(set) var leaves: [[Double]?] = []
  private(set) var violations: [RuntimeViolation] = []

  init(_ layoutCase: LayoutCase) throws {
    let noted = Locked<[RuntimeViolation]>([])
    let environment = RuntimeEnvironment(
      screen: RuntimeEnvironment.Screen(scale: CGFloat(layoutCase.scale)),
      violationHandler: RuntimeViolation.Handler { violation in
        noted.withLock { $0.append(violation) }
      })
    try environment.bind {
      var builder = LayoutCaseBuilder()
      let root = try builder.element(layoutCase.root)
      let layout = ASCalculateRootLayout(root, layoutCase.range)
      layout.position = .zero
      appendFrames(of: root, layout)
      appendLeaves(builder.elements, root, layout)
    }
    violations = noted.withLock { $0 }.filter { $0.severity == .violation }
  }

  /// The first thing that is not as recorded; nil where all is.
  func difference(from layoutCase: LayoutCase) -> String? {
    if let violation = violations.first { return "case \(layoutCase.id): \(violation)" }
    if frames != layoutCase.frames {
      return describe(layoutCase, "frames", frames, layoutCase.frames)
    }
    if leaves != layoutCase.leaves {
      return describe(layoutCase, "leaves", leaves, layoutCase.leaves)
    }
    return nil
  }

  private func describe(
    _ layoutCase: LayoutCase, _ name: String, _ found: [[Double]?], _ expected: [[Double]?]
  ) -> String {
    let index =
      zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? -1
    guard index >= 0 else { return "case \(layoutCase.id): \(found.count) \(name)" }
    let actual = found[index].map { "\($0)" } ?? "null"
    let recorded = expected[index].map { "\($0)" } ?? "null"
    return "case \(layoutCase.id): \(name)[\(index)] is \(actual), not \(recorded)"
  }

  private mutating func appendFrames(of element: any ASLayoutElement, _ layout: ASLayout?) {
    frames.append(layout.map { Self.numbers($0.position, $0.size) })
    guard let spec = element as? ASLayoutSpec else { return }
    for child in spec.children ?? [] {
      appendFrames(of: child, layout?.sublayouts.first { $0.layoutElement === child })
    }
  }

  private mutating func appendLeaves(
    _ elements: [any ASLayoutElement], _ root: any ASLayoutElement, _ layout: ASLayout
  ) {
    guard root is ASLayoutSpec else {
      leaves.append(Self.numbers(.zero, layout.size))
      return
    }
    let flat = layout.filteredNodeLayoutTree().sublayouts
    for element in elements where element is CaseLeaf {
      let leaf = flat.first { $0.layoutElement === element }
      leaves.append(leaf.map { Self.numbers($0.position, $0.size) })
    }
  }

  // The files hold negative zero as zero.
  private static func numbers(_ position: CGPoint, _ size: CGSize) -> [Double] {
    [position.x, position.y, size.width, size.height].map { Double($0) == 0 ? 0 : Double($0) }
  }
}
