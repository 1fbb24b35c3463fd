import Foundation
import Testing
import UIKit

/// A case of a table of list behavior: what holds, its source, and the check.
struct ListCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Apple's page, a row of the evidence page, or "Decided here" with the reason.
  let source: String
  let check: @MainActor @Sendable () throws -> Void

  init(
    _ behavior: String, _ source: String, _ check: @escaping @MainActor @Sendable () throws -> Void
  ) {
    testDescription = behavior
    self.source = source
    self.check = check
  }

  /// A Boolean value that indicates whether the source has one of the forms.
  var isSourced: Bool {
    ["Apple, `", "Apple, \"", "WWDC ", "Rule ", "Decided here: ", "UIKit's log"].contains {
      source.hasPrefix($0)
    }
  }
}

/// Every case of the tables has a source.
@Suite("Tables of list behavior")
struct ListCaseTests {
  @Test("each case names Apple's page, a row of the evidence page, or the decision")
  func sources() {
    let tables = [
      SelfSizingCaseTests.cases, ListConstraintCaseTests.cases, TableCellCaseTests.cases,
      CollectionCellCaseTests.cases, DiffableCaseTests.cases, ScrollingCaseTests.cases,
      LabelScalingCaseTests.cases, ListRuleCaseTests.cases,
    ]
    for table in tables { #expect(table.count >= 5) }
    let cases = tables.flatMap(\.self)
    #expect(cases.filter { !$0.isSourced }.map(\.testDescription).isEmpty)
    #expect(Set(cases.map(\.testDescription)).count == cases.count)
  }
}
