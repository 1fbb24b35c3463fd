import Foundation
import UIKit

/// One case of the flow-layout file, whose numbers come from PSTCollectionView.
struct FlowCase: Decodable, Sendable {
  struct Layout: Decodable {
    let direction: String
    let itemSize: [CGFloat]
    let lineSpacing: CGFloat
    let interitemSpacing: CGFloat
    let inset: [CGFloat]
    let header: [CGFloat]
    let footer: [CGFloat]
  }

  struct Section: Decodable {
    let count: Int
    let sizes: [[CGFloat]]?
    let inset: [CGFloat]?
    let lineSpacing: CGFloat?
    let interitemSpacing: CGFloat?
    let header: [CGFloat]?
    let footer: [CGFloat]?
  }

  struct ExpectedSection: Decodable {
    let header: [CGFloat]?
    let footer: [CGFloat]?
    let items: [[CGFloat]]
    let tags: Set<String>
  }

  struct Query: Decodable {
    let rect: [CGFloat]
    let found: [FlowCaseElement]
  }

  struct Expected: Decodable {
    let contentSize: [CGFloat]
    let sections: [ExpectedSection]
    let queries: [Query]
  }

  let id: Int
  let kind: String
  let bounds: [CGFloat]
  let layout: Layout
  let sections: [Section]
  let expected: Expected
  let tags: Set<String>

  var axis: FlowAxis { layout.direction == "vertical" ? .vertical : .horizontal }

  func flowSection(_ section: Section) -> FlowSection {
    let sizes: FlowItemSizes =
      section.sizes.map { FlowItemSizes($0.map(CGSize.init(numbers:))) }
      ?? .uniform(CGSize(numbers: layout.itemSize), count: section.count)
    return FlowSection(
      sizes: sizes,
      inset: UIEdgeInsets(numbers: section.inset ?? layout.inset),
      lineSpacing: section.lineSpacing ?? layout.lineSpacing,
      interitemSpacing: section.interitemSpacing ?? layout.interitemSpacing,
      headerSize: CGSize(numbers: section.header ?? layout.header),
      footerSize: CGSize(numbers: section.footer ?? layout.footer))
  }

  func geometry(scale: CGFloat) -> FlowGeometry {
    FlowGeometry(
      sections.map(flowSection),
      in: FlowEnvironment(
        axis: axis, breadth: axis == .vertical ? bounds[0] : bounds[1], scale: scale))
  }
}

extension CGSize {
  init(numbers: [CGFloat]) {
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension CGRect {
  init(numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The rectangle with its origin on the nearest pixel, halves away from zero.
  func roundingOrigin(scale: CGFloat) -> CGRect {
    let x = (origin.x * scale).rounded(.toNearestOrAwayFromZero) / scale
    let y = (origin.y * scale).rounded(.toNearestOrAwayFromZero) / scale
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension UIEdgeInsets {
  init(numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
