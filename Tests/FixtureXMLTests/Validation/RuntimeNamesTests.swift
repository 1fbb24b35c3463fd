import FixtureContract
import FixtureModel
import Foundation
import Testing

@testable import FixtureXML

/// The lists that the XML side keeps of the runtime's words, held against the runtime's sources.
@Suite("Names of the runtime")
struct RuntimeNamesTests {
  @Test("every violation code of the runtime is known, and no other")
  func violations() throws {
    let pattern =
      /static let \w+(?:: RuntimeViolation\.Code)? = (?:Self|RuntimeViolation\.Code)\(\s*rawValue: "([a-z-]+)"/
    var codes: Set<String> = []
    for folder in ["UIKit", "AsyncDisplayKit", "FixtureSupport", "FixtureHosting"] {
      for text in try Repository.sources(in: "Sources/\(folder)")
      where text.contains("RuntimeViolation.Code") {
        codes.formUnion(text.matches(of: pattern).map { String($0.output.1) })
      }
    }
    #expect(codes.count > 50)
    #expect(Set(ViolationNames.all) == codes)
  }

  @Test("every call is recorded by the data sources of some container")
  func calls() {
    let known = ContainerKind.allCases.flatMap { DataSourceCall.names(of: $0, interop: .always) }
    #expect(Set(known) == Set(DataSourceCall.allCases.map(\.rawValue)))
  }

  @Test("every call that fixtures can name is recorded by the runtime's sources")
  func recordedCalls() throws {
    var recorded: Set<String> = []
    for text in try Repository.sources(in: "Sources/FixtureSupport") {
      recorded.formUnion(text.matches(of: /record\(\.(\w+)/).map { String($0.output.1) })
    }
    #expect(recorded == Set(DataSourceCall.allCases.map(\.rawValue)))
  }
}
