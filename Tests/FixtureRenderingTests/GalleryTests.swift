import Foundation
import Testing

@testable import FixtureRendering

@Suite("Galleries of pictures")
struct GalleryTests {
  private func withFolder<Result>(_ body: (URL) throws -> Result) rethrows -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private func entry(_ title: String, _ status: GalleryEntry.Status) -> GalleryEntry {
    GalleryEntry(suite: "Feed", title: title, key: "", status: status)
  }

  private func index(_ folder: URL) throws -> [String] {
    try String(contentsOf: folder.appending(path: "index.js"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test("each entry is in the index at once, and its details in a file of its own")
  func entries() throws {
    try withFolder { folder in
      let gallery = Gallery(folder: folder, run: "1-1")
      try gallery.add(entry("one", .running))
      #expect(try index(folder).count == 2)
      try gallery.add(entry("one", .passed))
      try gallery.add(entry("</script> \"two\"", .failed))
      let lines = try index(folder)
      #expect(lines.count == 4 && lines[0] == "gallery.run(\"1-1\");")
      #expect(lines[3].contains("\"status\":\"failed\""))
      let id = entry("one", .passed).id
      let detail = try String(
        contentsOf: folder.appending(path: "entries/\(id).js"), encoding: .utf8)
      #expect(detail.hasPrefix("gallery.detail({") && detail.contains("\"passed\""))
      for file in ["index.html", "gallery.css", "gallery.app.js", GallerySite.page(of: "Feed")] {
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: file).path))
      }
    }
  }

  @Test("a later run keeps the entries of earlier ones, each once, with their run")
  func runs() throws {
    try withFolder { folder in
      let first = Gallery(folder: folder, run: "1-1")
      try first.add(entry("one", .running))
      try first.add(entry("one", .passed))
      try first.add(entry("two", .passed))
      try Gallery(folder: folder, run: "2-9").add(entry("two", .failed))
      let lines = try index(folder)
      #expect(lines[0] == "gallery.run(\"2-9\");")
      #expect(lines.filter { $0.contains("\"one\"") }.count == 1)
      #expect(lines.filter { $0.contains("\"run\":\"1-1\"") }.count == 2)
      #expect(lines.last?.contains("\"run\":\"2-9\"") == true)
    }
  }

  @Test("equal pictures are one file, named by their content")
  func pictures() throws {
    try withFolder { folder in
      let gallery = Gallery(folder: folder, run: "1")
      let (one, same) = (try gallery.write("<svg/>"), try gallery.write("<svg/>"))
      #expect(one == same && one.hasPrefix("pictures/"))
      #expect(try gallery.write("<svg />") != one)
    }
  }

  @Test("writers at the same time lose no entry")
  func concurrent() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let gallery = Gallery(folder: folder, run: "1-1")
          try gallery.add(
            GalleryEntry(suite: "Feed", title: "\(number)", key: "", status: .passed))
        }
      }
      try await group.waitForAll()
    }
    #expect(try index(folder).count == 41)
  }

  @Test(
    "without the variable there is no gallery", arguments: [[:], ["TEXTURE_FIXTURES_GALLERY": ""]])
  func absent(variables: [String: String]) {
    #expect(Gallery(variables: variables) == nil)
  }

  @Test("a folder that cannot be made is an error")
  func unwritable() {
    let gallery = Gallery(folder: URL(filePath: "/dev/null/gallery"), run: "1")
    #expect(throws: (any Error).self) { try gallery.add(entry("one", .passed)) }
  }
}
