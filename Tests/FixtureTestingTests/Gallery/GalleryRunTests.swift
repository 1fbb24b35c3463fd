import Foundation
import Testing

/// The gallery that test runs write, in processes of their own.
@Suite("Galleries of test runs", .disabled(if: ChildTestRun.isChild))
struct GalleryRunTests {
  private func withGallery(_ body: (GalleryFolder) async throws -> Void) async throws {
    let gallery = GalleryFolder()
    defer { gallery.remove() }
    try await body(gallery)
  }

  private func run(
    _ names: String, in gallery: GalleryFolder, arguments: [String] = []
  ) async throws {
    _ = try await ChildTestRun(
      "PlantedGalleryTests/(\(names))\\(", variables: gallery.variables, arguments: arguments)
  }

  @Test("an expectation has its environment, steps, picture and a verdict for each assertion")
  func expectations() async throws {
    try await withGallery { gallery in
      try await run("passes|scrolls|surrounded", in: gallery)
      let summaries = try gallery.summaries()
      #expect(Set(summaries.keys) == ["passes", "scrolls", "surrounded"])
      #expect(summaries.values.allSatisfy { $0.status == "passed" && $0.suite == "Gallery" })
      #expect(summaries["scrolls"]?.steps == ["scroll 0.5"])
      let environment = try #require(summaries["surrounded"]?.environment)
      #expect(environment["appearance"] == "dark")
      #expect(environment["text size"] == "Accessibility L")
      #expect(environment["direction"] == "left to right" && environment["size"] == "375 667")
      let detail = try #require(try gallery.details()["passes"])
      try #require(detail.pictures.map(\.role) == ["actual"])
      let picture = try gallery.picture(#require(detail.pictures.first))
      #expect(picture.contains("data-item=\"0.1\""))
      #expect(
        detail.verdicts.map(\.place) == [
          "Fixtures/CustomCollectionView.xml:31:7", "Fixtures/CustomCollectionView.xml:30:7",
        ])
      #expect(detail.verdicts.allSatisfy { $0.passed })
    }
  }

  @Test("a failing frame has three pictures of one size, its place in the XML and its trace")
  func failures() async throws {
    try await withGallery { gallery in
      try await run("fails|cannotStep", in: gallery)
      let details = try gallery.details()
      let detail = try #require(details["fails"])
      #expect(detail.pictures.map(\.role) == ["actual", "expected", "difference"])
      try #require(detail.pictures.count == 3)
      let pictures = try detail.pictures.map(gallery.picture)
      #expect(Set(pictures.map { $0.prefix { $0 != ">" } }).count == 1)
      #expect(pictures.map { $0.contains("stroke-dasharray") } == [false, true, true])
      let verdict = try #require(detail.verdicts.first { !$0.passed })
      #expect(verdict.place == "Fixtures/CustomCollectionView.xml:30:7")
      #expect(verdict.text.contains("expected 10 900 20 *"))
      #expect(verdict.trace?.contains("item 0.1 | ") == true)
      let error = try #require(details["cannotStep"]?.verdicts.first)
      #expect(!error.passed && error.text.contains("cannot perform the step 'page 2'"))
      let statuses = try gallery.summaries().values.map(\.status)
      #expect(statuses == ["failed", "failed"])
    }
  }

  @Test("a snapshot has its picture, and the reference's where that is a picture")
  func snapshots() async throws {
    try await withGallery { gallery in
      var variables = gallery.variables
      let references = gallery.url.appending(path: "references")
      variables["TEXTURE_FIXTURES_SNAPSHOT_FOLDER"] = references.path(percentEncoded: false)
      variables["TEXTURE_FIXTURES_SNAPSHOTS"] = "all"
      let filter = "PlantedGalleryTests/(snapshot|treeSnapshot)\\("
      _ = try await ChildTestRun(filter, variables: variables)
      #expect(try gallery.summaries().values.map(\.status) == ["recorded", "recorded"])
      variables["TEXTURE_FIXTURES_SNAPSHOTS"] = "never"
      _ = try await ChildTestRun(filter, variables: variables)
      #expect(try gallery.summaries().values.map(\.status) == ["passed", "passed"])
      let file = try #require(
        try FileManager.default.subpathsOfDirectory(atPath: references.path(percentEncoded: false))
          .first { $0.hasSuffix("snapshot.svg") })
      try Data("<svg/>".utf8).write(to: references.appending(path: file))
      _ = try await ChildTestRun(filter, variables: variables)
      let summaries = try gallery.summaries()
      #expect(summaries["snapshot"]?.status == "failed")
      #expect(summaries["snapshot"]?.environment["device"] == "iPhoneSE")
      let detail = try #require(try gallery.details()["snapshot"])
      try #require(detail.pictures.map(\.role) == ["actual", "expected"])
      let expected = try gallery.picture(detail.pictures[1])
      #expect(expected == "<svg/>")
      #expect(detail.verdicts.first?.trace?.contains("element 1 is") == true)
    }
  }

  @Test("the last states of a test's hosts are shown, equal ones once")
  func hosts() async throws {
    try await withGallery { gallery in
      try await run("hosts", in: gallery)
      let summaries = try gallery.summaries()
      #expect(Set(summaries.keys) == ["the last state of a host", "the last state of a host 2"])
      #expect(summaries.values.allSatisfy { $0.kind == "host" && $0.status == "shown" })
      #expect(summaries.values.allSatisfy { $0.environment["direction"] == "right to left" })
      let detail = try #require(try gallery.details()["the last state of a host"])
      let picture = try gallery.picture(#require(detail.pictures.first))
      #expect(picture.contains("data-item=\"0.0\""))
    }
  }

  @Test("of a test with many hosts the first hundred are drawn, and an entry says so")
  func manyHosts() async throws {
    try await withGallery { gallery in
      try await run("manyHosts", in: gallery)
      let details = try gallery.details()
      #expect(details.count == 101)
      #expect(details.values.filter { $0.pictures.isEmpty }.count == 1)
      #expect(details["manyHosts 101"]?.verdicts.first?.text.contains("Further hosts") == true)
    }
  }

  @Test("an expectation during which the process crashes is left as not finished")
  func crashes() async throws {
    try await withGallery { gallery in
      try await run("passes", in: gallery)
      try await run("crashes", in: gallery)
      let summaries = try gallery.summaries()
      #expect(summaries["crashes"]?.status == "running" && summaries["passes"]?.status == "passed")
    }
  }

  @Test("processes that run at the same time, each with a filter, write one gallery")
  func processes() async throws {
    try await withGallery { gallery in
      async let first: Void = run("passes", in: gallery)
      async let second: Void = run("scrolls", in: gallery)
      async let third: Void = run("fails", in: gallery)
      _ = try await (first, second, third)
      let summaries = try gallery.summaries()
      #expect(Set(summaries.keys) == ["passes", "scrolls", "fails"])
      // The processes have one parent, as those of one `swift test`.
      #expect(Set(summaries.values.map(\.run)).count == 1)
    }
  }

  @Test("a test that is repeated and fails once stays failed, with the pictures of the failure")
  func repetitions() async throws {
    try await withGallery { gallery in
      try await run(
        "failsOnce", in: gallery,
        arguments: ["--repetitions", "3", "--repeat-until", "pass"])
      let summary = try #require(try gallery.summaries()["failsOnce"])
      #expect(summary.status == "failed" && summary.repetitions == 2 && summary.failures == 1)
      #expect(try gallery.details()["failsOnce"]?.pictures.count == 3)
    }
  }
}
