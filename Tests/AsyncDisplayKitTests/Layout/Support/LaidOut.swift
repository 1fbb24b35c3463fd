import AsyncDisplayKit
import Foundation
import UIKit

/// A tree that was laid out: its size, the frames of its named nodes, and what was reported.
struct LaidOut {
  let size: CGSize
  /// The frames in the root's coordinates, by the nodes' debug names.
  let frames: [String: CGRect]
  /// The names of the nodes, back to front.
  let order: [String]
  let violations: [RuntimeViolation]

  /// Lays out a tree on a screen of a scale.
  init(
    _ range: ASSizeRange, scale: CGFloat = 2, _ make: () -> any ASLayoutElement
  ) {
    var size = CGSize.zero
    var nodes: [(name: String, frame: CGRect)] = []
    violations = Self.violations(scale: scale) {
      let layout = ASCalculateRootLayout(make(), range)
      size = layout.size
      layout.position = .zero
      for node in layout.filteredNodeLayoutTree().sublayouts {
        nodes.append((node.layoutElement?.debugName ?? "", node.frame))
      }
    }
    self.size = size
    frames = Dictionary(nodes.map { ($0.name, $0.frame) }) { first, _ in first }
    order = nodes.map(\.name)
  }

  /// What is reported while a closure runs on a screen of a scale.
  static func violations(scale: CGFloat = 2, _ body: () -> Void) -> [RuntimeViolation] {
    let noted = Locked<[RuntimeViolation]>([])
    let environment = RuntimeEnvironment(
      screen: RuntimeEnvironment.Screen(scale: scale),
      violationHandler: RuntimeViolation.Handler { violation in
        noted.withLock { $0.append(violation) }
      })
    environment.bind(body)
    return noted.withLock { $0 }
  }

  /// The frame of a node as x, y, width and height.
  subscript(name: String) -> [CGFloat]? {
    frames[name].map { [$0.minX, $0.minY, $0.width, $0.height] }
  }
}
