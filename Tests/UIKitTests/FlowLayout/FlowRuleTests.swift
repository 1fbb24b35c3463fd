import Foundation
import Testing
import UIKit

/// The rules of the flow layout one by one, where Apple differs from PSTCollectionView first.
///
/// Each row names its rule and the evidence for it.
@Suite("Flow layout, rule by rule")
struct FlowRuleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var axis = FlowAxis.vertical
    var breadth: CGFloat = 100
    var scale: CGFloat = 2
    var spacings = FlowEnvironment.VariedColumnSpacing.documented
    let sections: [FlowSection]
    let frames: [FlowElement: CGRect]

    var geometry: FlowGeometry {
      FlowGeometry(
        sections,
        in: FlowEnvironment(
          axis: axis, breadth: breadth, scale: scale, variedColumnSpacing: spacings))
    }
  }

  @Test("elements are placed as the rule says", arguments: anchors + rows)
  func placement(_ row: Row) {
    for (element, frame) in row.frames {
      #expect(row.geometry.frame(of: element) == frame, "\(element)")
    }
  }

  @Test("content is as broad as the room", arguments: [(374, 374), (343, 343), (-5, 0)])
  func breadth(room: CGFloat, width: CGFloat) {
    // A5 and A6, both printed by UIKit: content insets are taken off before.
    let section = FlowSection(sizes: .uniform(CGSize(width: 20, height: 20), count: 3))
    let environment = FlowEnvironment(axis: .vertical, breadth: room, scale: 2)
    #expect(FlowGeometry([section], in: environment).contentSize.width == width)
  }

  @Test("no sections make no content (F12)")
  func emptyContent() {
    let geometry = FlowGeometry(
      EmptyCollection(), in: FlowEnvironment(axis: .vertical, breadth: 50, scale: 2))
    #expect(geometry.contentSize == CGSize(width: 50, height: 0))
    #expect(geometry.found(in: CGRect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
  }

  @Test("an absent header or item has no frame (F10)")
  func absentElements() {
    let geometry = Row(
      testDescription: "", sections: [FlowSection(sizes: .uniform(.square(10), count: 1))],
      frames: [:]
    ).geometry
    let absent: [FlowElement] = [
      .header(section: 0), .footer(section: 0), .item(1, section: 0), .item(-1, section: 0),
      .item(0, section: 1), .header(section: -1),
    ]
    for element in absent { #expect(geometry.frame(of: element) == nil, "\(element)") }
  }

  @Test("a rectangle finds what it only touches (F18)")
  func touchingLines() {
    let section = FlowSection(
      sizes: .uniform(CGSize(width: 100, height: 20), count: 5), lineSpacing: 0)
    let geometry = Row(testDescription: "", sections: [section], frames: [:]).geometry
    let found = geometry.found(in: CGRect(x: 0, y: 40, width: 100, height: 20))
    #expect(found == [1, 2, 3].map { .item($0, section: 0) })
  }

  @Test("the first item longer than its line is known (F15)")
  func oversizedItem() {
    let fitting = FlowSection(sizes: .uniform(.square(100), count: 2))
    let oversized = FlowSection(sizes: FlowItemSizes([.square(50), .square(101)]))
    let environment = FlowEnvironment(axis: .vertical, breadth: 100, scale: 2)
    #expect(FlowGeometry([fitting], in: environment).firstOversizedItem == nil)
    #expect(
      FlowGeometry([fitting, oversized], in: environment).firstOversizedItem
        == .item(1, section: 1))
  }
}

extension FlowRuleTests {
  /// Frames that UIKit itself printed.
  static let anchors: [Row] = [
    Row(
      testDescription: "A1: spread line, centered across",
      breadth: 320,
      sections: [
        FlowSection(
          sizes: FlowItemSizes([.square(205), .square(100), .square(100)]),
          inset: UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 0),
          lineSpacing: 5, interitemSpacing: 0)
      ],
      frames: [.item(1, section: 0): CGRect(x: 220, y: 57.5, width: 100, height: 100)]),
    Row(
      testDescription: "A2: lone item of a row, origin on a pixel",
      axis: .horizontal, breadth: 667,
      sections: [
        FlowSection(
          sizes: .uniform(CGSize(width: 305, height: 500.25), count: 1),
          inset: UIEdgeInsets(top: 0, left: 35, bottom: 0, right: 35))
      ],
      frames: [.item(0, section: 0): CGRect(x: 35, y: 83.5, width: 305, height: 500.25)]),
    Row(
      testDescription: "A3: negative line spacing, origin on a pixel",
      axis: .horizontal, breadth: 340.56,
      sections: [
        FlowSection(
          sizes: .uniform(CGSize(width: 176, height: 238.56), count: 3),
          inset: UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 72), lineSpacing: -70.4)
      ],
      frames: [.item(1, section: 0): CGRect(x: 177.5, y: 51, width: 176, height: 238.56)]),
    Row(
      testDescription: "A4: a single column is centered",
      breadth: 414,
      sections: [
        FlowSection(
          sizes: .uniform(CGSize(width: 374, height: 84), count: 2),
          inset: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
      ],
      frames: [.item(0, section: 0): CGRect(x: 20, y: 10, width: 374, height: 84)]),
    Row(
      testDescription: "A7: the first item of a grid",
      breadth: 320,
      sections: [FlowSection(sizes: .uniform(CGSize(width: 55, height: 65), count: 9))],
      frames: [.item(0, section: 0): CGRect(x: 0, y: 0, width: 55, height: 65)]),
  ]

  /// Rules with an expected frame each.
  static let rows: [Row] = [
    Row(
      testDescription: "F1: an exact fit in binary thirds stays on the line",
      sections: [
        FlowSection(
          sizes: .uniform(.square(100.0 / 3), count: 3), interitemSpacing: 0)
      ],
      frames: [.item(2, section: 0): CGRect(x: 66.5, y: 0, width: 100.0 / 3, height: 100.0 / 3)]),
    Row(
      testDescription: "F3: a partly filled last line keeps its columns",
      sections: [FlowSection(sizes: .uniform(.square(30), count: 4), interitemSpacing: 0)],
      frames: [
        .item(1, section: 0): CGRect(x: 35, y: 0, width: 30, height: 30),
        .item(3, section: 0): CGRect(x: 0, y: 40, width: 30, height: 30),
      ]),
    Row(
      testDescription: "F4: a last line of differing sizes is packed",
      sections: [FlowSection(sizes: FlowItemSizes([.square(30), .square(20)]))],
      frames: [.item(1, section: 0): CGRect(x: 40, y: 5, width: 20, height: 20)]),
    Row(
      testDescription: "F5: equal answers of a delegate count as one size",
      sections: [FlowSection(sizes: FlowItemSizes([.square(40), .square(40), .square(40)]))],
      frames: [.item(1, section: 0): CGRect(x: 60, y: 0, width: 40, height: 40)]),
    Row(
      testDescription: "F6: a lone item of an inner line is centered, vertically",
      sections: [FlowSection(sizes: FlowItemSizes([.square(60), .square(90), .square(80)]))],
      frames: [.item(0, section: 0): CGRect(x: 20, y: 0, width: 60, height: 60)]),
    Row(
      testDescription: "F6: a lone item of an inner line is centered, horizontally",
      axis: .horizontal,
      sections: [FlowSection(sizes: FlowItemSizes([.square(60), .square(90), .square(80)]))],
      frames: [.item(0, section: 0): CGRect(x: 0, y: 20, width: 60, height: 60)]),
    Row(
      testDescription: "F7: a lone last item of differing sizes is at the start",
      sections: [FlowSection(sizes: FlowItemSizes([.square(60), .square(90), .square(80)]))],
      frames: [.item(2, section: 0): CGRect(x: 0, y: 170, width: 80, height: 80)]),
    Row(
      testDescription: "F7: a lone last item of equal sizes is in the first of several columns",
      sections: [FlowSection(sizes: .uniform(.square(30), count: 1))],
      frames: [.item(0, section: 0): CGRect(x: 0, y: 0, width: 30, height: 30)]),
    Row(
      testDescription: "F9: halves are rounded away from zero at scale 1",
      breadth: 101, scale: 1,
      sections: [FlowSection(sizes: .uniform(.square(60), count: 1))],
      frames: [.item(0, section: 0): CGRect(x: 21, y: 0, width: 60, height: 60)]),
    Row(
      testDescription: "F9: thirds of a point at scale 3",
      scale: 3,
      sections: [FlowSection(sizes: .uniform(.square(59.5), count: 1))],
      frames: [.item(0, section: 0): CGRect(x: 61.0 / 3, y: 0, width: 59.5, height: 59.5)]),
    Row(
      testDescription: "F9: origins do not accumulate rounding",
      sections: [
        FlowSection(sizes: .uniform(CGSize(width: 100, height: 10.2), count: 6), lineSpacing: 0)
      ],
      frames: [.item(5, section: 0): CGRect(x: 0, y: 51, width: 100, height: 10.2)]),
    Row(
      testDescription: "F10: headers and footers span the room whatever the insets",
      sections: [
        FlowSection(
          sizes: .uniform(.square(20), count: 1),
          inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
          headerSize: CGSize(width: 7, height: 11), footerSize: CGSize(width: 0, height: 13))
      ],
      frames: [
        .header(section: 0): CGRect(x: 0, y: 0, width: 100, height: 11),
        .item(0, section: 0): CGRect(x: 2, y: 12, width: 20, height: 20),
        .footer(section: 0): CGRect(x: 0, y: 35, width: 100, height: 13),
      ]),
    Row(
      testDescription: "F10: horizontally a header is left of its section",
      axis: .horizontal,
      sections: [
        FlowSection(
          sizes: .uniform(.square(100), count: 1), headerSize: CGSize(width: 7, height: 11))
      ],
      frames: [
        .header(section: 0): CGRect(x: 0, y: 0, width: 7, height: 100),
        .item(0, section: 0): CGRect(x: 7, y: 0, width: 100, height: 100),
      ]),
    Row(
      testDescription: "F11: a section without items keeps header, insets and footer",
      sections: [
        FlowSection(
          sizes: .uniform(.square(20), count: 0),
          inset: UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0),
          headerSize: .square(10), footerSize: .square(10)),
        FlowSection(sizes: .uniform(.square(20), count: 1)),
      ],
      frames: [
        .footer(section: 0): CGRect(x: 0, y: 21, width: 100, height: 10),
        .item(0, section: 1): CGRect(x: 0, y: 31, width: 20, height: 20),
      ]),
    Row(
      testDescription: "F14: the documented roles of the spacings",
      axis: .horizontal,
      sections: [exchangedSection],
      frames: [
        .item(1, section: 0): CGRect(x: 0, y: 60, width: 40, height: 40),
        .item(2, section: 0): CGRect(x: 90, y: 0, width: 30, height: 30),
      ]),
    Row(
      testDescription: "F14: the exchanged roles, behind their option",
      axis: .horizontal, spacings: .exchanged,
      sections: [exchangedSection],
      frames: exchangedFrames),
    Row(
      testDescription: "F15: an item longer than the line overhangs the trailing inset",
      sections: [
        FlowSection(
          sizes: .uniform(.square(120), count: 1),
          inset: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 0))
      ],
      frames: [.item(0, section: 0): CGRect(x: 6, y: 0, width: 120, height: 120)]),
    Row(
      testDescription: "F16: negative and infinite lengths count as zero",
      sections: [
        FlowSection(sizes: .uniform(CGSize(width: -5, height: 20), count: 3)),
        FlowSection(
          sizes: FlowItemSizes([CGSize(width: CGFloat.infinity, height: 4), .square(10)])),
      ],
      frames: [
        .item(2, section: 0): CGRect(x: 20, y: 0, width: 0, height: 20),
        .item(0, section: 1): CGRect(x: 0, y: 23, width: 0, height: 4),
      ]),
  ]

  private static let exchangedSection = FlowSection(
    sizes: FlowItemSizes([.square(40), .square(40), .square(30)]),
    lineSpacing: 50, interitemSpacing: 10)

  /// Forty and forty and the spacing of fifty exceed the column of a hundred.
  private static let exchangedFrames: [FlowElement: CGRect] = [
    .item(0, section: 0): CGRect(x: 0, y: 30, width: 40, height: 40),
    .item(1, section: 0): CGRect(x: 50, y: 30, width: 40, height: 40),
    .item(2, section: 0): CGRect(x: 100, y: 0, width: 30, height: 30),
  ]
}

extension CGSize {
  static func square(_ side: CGFloat) -> CGSize {
    CGSize(width: side, height: side)
  }
}
