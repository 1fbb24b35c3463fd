import Foundation

/// Building ever more assertions, mutations and cases of an enumeration, beside an empty fixture.
struct SeriesBuild {
  /// The quantities that grow in a series.
  private enum Subject: String, CaseIterable {
    case assertions, mutations, cases
  }

  private static let counts = [250, 500, 1_000, 2_000]

  let folder: URL

  /// Measures and prints a series for each configuration and subject, once the runtime is built.
  func bars() throws -> [Bar] {
    try ["debug", "release"].flatMap { configuration in
      let package = try BuildPackage(at: folder.appending(path: "Series-\(configuration)"))
      try write(.assertions, count: 0, to: package)
      _ = try package.build(configuration)
      return try Subject.allCases.flatMap { try bars(of: $0, in: package, configuration) }
    }
  }

  private func bars(
    of subject: Subject, in package: BuildPackage, _ configuration: String
  ) throws -> [Bar] {
    let costs = try ([0] + Self.counts).map { count in
      try write(subject, count: count, to: package)
      return try package.build(configuration)
    }
    let added = costs.dropFirst().map { $0 - costs[0] }
    print("\(configuration) build of \(subject.rawValue), above an empty fixture")
    for (count, seconds) in zip(Self.counts, added) {
      print("  \(count): \(seconds.threeDigits) s")
    }
    // A quadratic series would be four times as long. Differences below half a second are noise.
    let growth = added[3] / max(added[2], 0.5)
    return [
      Bar(subject: "2,000 \(subject.rawValue), in seconds", value: added[3], greatest: 5)
        .printed(),
      Bar(subject: "2,000 \(subject.rawValue) to 1,000", value: growth, greatest: 3).printed(),
    ]
  }

  private func write(_ subject: Subject, count: Int, to package: BuildPackage) throws {
    var (cases, mutations, expectations) = ("", "", "")
    switch subject {
    case .assertions:
      expectations = stride(from: 0, to: count, by: 20).map { first in
        let frames = (first..<min(first + 20, count)).map {
          "<size at=\"0.\($0 % 10)\" is=\"\($0) *\"/>"
        }
        return "<expect name=\"e\(first)\" width=\"320\">\(frames.joined())</expect>\n"
      }.joined()
    case .mutations:
      mutations = (0..<count).map {
        "<mutation name=\"m\($0)\"><reload at=\"0.\($0 % 10)\"/></mutation>\n"
      }.joined()
    case .cases: cases = (0..<count).map { "<case name=\"c\($0)\"/>" }.joined()
    }
    let text = """
      <fixture xmlns="urn:texture-fixtures:1">
      <enum name="Kind"><case name="other"/>\(cases)</enum>
      <model name="Row"><field name="id" type="Int"/></model>
      <cellNode name="RowCell" model="Row"><textNode text="{id}"/></cellNode>
      <table name="Rows"><cells><node cell="RowCell"/></cells>
      <section><repeat count="10"><item id="{$n}"/></repeat></section>
      \(mutations)\(expectations)</table>
      </fixture>

      """
    try Data(text.utf8).write(to: package.fixture)
  }
}
