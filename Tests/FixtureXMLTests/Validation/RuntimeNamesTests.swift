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

  @Test("every call that generated data sources record is known, and no other")
  func calls() throws {
    var recorded: Set<String> = []
    for text in try Repository.sources(in: "Sources/FixtureSupport") {
      recorded.formUnion(text.matches(of: /record\("(\w+)"/).map { String($0.output.1) })
    }
    let known = ContainerKind.allCases.flatMap { CallNames.calls(of: $0, interop: .always) }
    #expect(recorded.count > 40)
    #expect(Set(known) == recorded)
  }

  @Test("every device of the hosts is known with its screen, and no other")
  func devices() throws {
    let pattern =
      /static let \w+ = (phone|notched|pad)\(\s*"(\w+)", (\d+), (\d+)(?:, scale: (\d))?/
    var screens: [String: DeviceTable.Screen] = [:]
    for text in try Repository.sources(in: "Sources/FixtureHosting/Configuration") {
      for match in text.matches(of: pattern) {
        let (_, kind, name, width, height, scale) = match.output
        screens[String(name)] = DeviceTable.Screen(
          width: try #require(Double(width)), height: try #require(Double(height)),
          scale: kind == "pad" ? 2 : try #require(scale.flatMap { Double($0) }))
      }
    }
    #expect(screens.count > 10)
    #expect(Set(DeviceTable.names) == Set(screens.keys))
    for (name, screen) in screens { #expect(DeviceTable.screen(of: name) == screen) }
  }
}
