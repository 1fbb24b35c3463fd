import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Replays cases computed by PSTCollectionView, section by section.
///
/// A section's tags say where Apple differs from the file. What a tag changes is left out here and
/// has cases of its own in ``FlowRuleTests``; everything else is compared.
@Suite("Flow layout against the case file")
struct FlowConformanceTests {
  @Test("every section agrees wherever its tags say that Apple does")
  func sections() throws {
    let cases = try FlowCaseFile.load()
    var compared = 0
    for flowCase in cases {
      let geometry = flowCase.geometry(scale: 2)
      for (number, expected) in flowCase.expected.sections.enumerated() {
        FlowSectionComparison(flowCase: flowCase, number: number, geometry: geometry)
          .compare(with: expected)
        compared += 1
      }
    }
    #expect(compared == cases.reduce(0) { $0 + $1.sections.count })
  }

  @Test("a collection view with the case's delegate gives the same frames as the arithmetic")
  @MainActor func views() throws {
    for flowCase in try FlowCaseFile.load() {
      let geometry = flowCase.geometry(scale: 2)
      let list = FlowCaseList(flowCase)
      for (section, content) in flowCase.sections.enumerated() {
        let items = (0..<content.count).map { FlowElement.item($0, section: section) }
        for element in items + [.header(section: section), .footer(section: section)] {
          let frame = list.frame(of: element)
          #expect(frame == geometry.frame(of: element), "case \(flowCase.id), \(element)")
        }
      }
      #expect(list.layout.collectionViewContentSize == geometry.contentSize)
    }
  }

  @Test("content is as long as the file says and as broad as the room")
  func contentSizes() throws {
    for flowCase in try FlowCaseFile.load() {
      let size = flowCase.geometry(scale: 2).contentSize
      let axis = flowCase.axis
      let expected = CGSize(numbers: flowCase.expected.contentSize)
      #expect(axis.across(size) == axis.across(expected), "case \(flowCase.id)")
      #expect(axis.along(size) == axis.along(CGSize(numbers: flowCase.bounds)))
    }
  }

  @Test("rectangles find what the file says in cases where Apple agrees throughout")
  func queries() throws {
    let cases = try FlowCaseFile.load().filter { flowCase in
      flowCase.tags.isDisjoint(with: FlowSectionComparison.differences)
    }
    for flowCase in cases {
      // The file's queries are as sharp as its unrounded frames.
      let geometry = flowCase.geometry(scale: 1024)
      for query in flowCase.expected.queries {
        let found = Set(geometry.found(in: CGRect(numbers: query.rect)))
        #expect(found == Set(query.found.map(\.element)), "case \(flowCase.id), \(query.rect)")
      }
    }
  }
}
