import FixtureContract
import FixtureModel
import Foundation
import Testing

@testable import FixtureXML

/// The lists that the XML side keeps of the runtime's words, held against the runtime's sources.
@Suite("Names of the runtime")
struct RuntimeNamesTests {
  @Test("every code of the package has one meaning, and advice")
  func explanations() throws {
    let codes = CodeCatalog.codes
    #expect(Set(codes).count == codes.count)
    #expect(CodeCatalog.Group.runtime.codes.contains("content-below-accessory-view"))
    for code in codes {
      let explanation = try #require(CodeCatalog.explanation(of: code), "\(code)")
      #expect(!explanation.meaning.isEmpty && !explanation.advice.isEmpty, "\(code)")
    }
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
