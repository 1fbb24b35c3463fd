import AsyncDisplayKit
import FixtureHosting
import FixtureSupport
import Testing
import UIKit

extension FixtureAssertion {
  /// A Boolean value that indicates whether the assertion is a run of its own instead of a comparison.
  var isRun: Bool {
    switch self {
    case .thrash, .threadSafe: true
    default: false
    }
  }
}

/// The runs that a container requests by `thrash` and `threadSafe`.
extension FixtureExpectation {
  /// Runs the random updates, or the audit of node blocks, of an assertion. Does nothing for others.
  ///
  /// - Throws: The error of settling.
  @MainActor func run(_ stated: FixtureStatedAssertion) async throws {
    let place = SourceLocation(stated.position.callSite)
    switch stated.assertion {
    case .thrash(let count, let seed):
      try await underConditions {
        try await FixtureThrash(updates: count, seed: seed).run(sourceLocation: place) {
          FixtureHost(hosting: makeContainer())
        }
      }
    case .threadSafe:
      try await underConditions {
        let host = FixtureHost(hosting: makeContainer())
        try await host.settle()
        host.bind { audit(host.dataSource, at: place) }
      }
    default: break
    }
  }

  @MainActor private func audit(_ container: any FixtureContainer, at place: SourceLocation) {
    switch container {
    case let source as any ASTableDataSource: expectThreadSafe(source, sourceLocation: place)
    case let source as any ASPagerDataSource: expectThreadSafe(source, sourceLocation: place)
    case let source as any ASCollectionDataSource: expectThreadSafe(source, sourceLocation: place)
    default: break
    }
  }
}
