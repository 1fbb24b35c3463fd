import Foundation
import Testing
import UIKit

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
    GalleryEntry(.expectation, suite: "Feed", title: title, key: "", status: status)
  }

  private func lines(_ file: String, _ folder: URL) throws -> [String] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// What a page reads, in the order in which it reads it.
  private func index(_ folder: URL) throws -> [String] {
    try lines("index.js", folder) + lines("recent.js", folder)
  }

  private func detail(_ entry: GalleryEntry, _ folder: URL) throws -> GalleryEntry {
    try #require(GalleryEntry(script: folder.appending(path: "entries/\(entry.id).js")))
  }

  @Test("each entry is read by a page at once, and its details are in a file of its own")
  func entries() throws {
    try withFolder { folder in
      let gallery = Gallery(folder: folder, process: "0-1") { 1000 }
      try gallery.add(entry("one", .running))
      #expect(try index(folder).count == 2)
      try gallery.add(entry("one", .passed))
      try gallery.add(entry("</script> \"two\"", .failed))
      let lines = try index(folder)
      #expect(lines.count == 4 && lines[1] == "gallery.run(\"0-1\",1000);")
      #expect(lines[3].contains("\"status\":\"failed\""))
      #expect(try detail(entry("one", .passed), folder).status == .passed)
      for file in ["index.html", "gallery.css", "gallery.app.js", GallerySite.page(of: "Feed")] {
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: file).path))
      }
    }
  }

  @Test("the index is written anew after half a second, until then only what was added since")
  func renewal() throws {
    try withFolder { folder in
      let time = Locked<Int64>(10_000)
      let gallery = Gallery(folder: folder, process: "0-1") { time.withLock { $0 } }
      try gallery.add(entry("one", .passed))
      #expect(try lines("index.js", folder).count == 1)
      time.withLock { $0 += 499 }
      try gallery.add(entry("two", .passed))
      #expect(try lines("index.js", folder).count == 1)
      #expect(try lines("recent.js", folder).count == 2)
      time.withLock { $0 += 1 }
      try gallery.add(entry("three", .passed))
      #expect(try lines("index.js", folder).count == 3)
      #expect(try lines("recent.js", folder) == ["gallery.run(\"0-1\",10500);"])
    }
  }

  @Test(
    "a clock that is set back, and many entries within the half second, renew the index as well")
  func renewalWithoutTime() throws {
    try withFolder { folder in
      let time = Locked<Int64>(10_000)
      let gallery = Gallery(folder: folder, process: "0-1") { time.withLock { $0 } }
      try gallery.add(entry("one", .passed))
      time.withLock { $0 = 5 }
      try gallery.add(entry("two", .passed))
      #expect(try lines("index.js", folder).count == 2)
      for number in 0...GalleryIndex.recentLimit { try gallery.add(entry("\(number)", .passed)) }
      #expect(try lines("index.js", folder).count == GalleryIndex.recentLimit + 3)
    }
  }

  @Test("a later run keeps the entries of earlier ones, each once, with their run")
  func runs() throws {
    try withFolder { folder in
      let first = Gallery(folder: folder, process: "0-1") { 1000 }
      try first.add(entry("one", .running))
      try first.add(entry("one", .passed))
      try first.add(entry("two", .failed))
      try Gallery(folder: folder, process: "0-9", now: { 9000 }).add(entry("two", .passed))
      let lines = try index(folder)
      #expect(lines.last == "gallery.run(\"0-9\",9000);")
      #expect(lines.filter { $0.contains("\"one\"") }.count == 1)
      #expect(lines.filter { $0.contains("\"run\":\"0-1\"") }.count == 1)
      // The failure was another run's, and does not count as a repetition.
      let two = try detail(entry("two", .passed), folder)
      #expect(two.status == .passed && two.repetitions == 1 && two.run == "0-9")
    }
  }

  @Test("a process that begins while another one writes belongs to the same run")
  func overlappingRuns() throws {
    try withFolder { folder in
      let running = try #require(TestProcess.identifier(of: getpid()))
      try Gallery(folder: folder, process: running).add(entry("one", .passed))
      let second = Gallery(folder: folder, process: "0-9")
      try second.add(entry("two", .running))
      try second.add(entry("two", .passed))
      let lines = try index(folder)
      #expect(lines.count { $0.contains("\"run\":\"\(running)\"") } == lines.count - 1)
      #expect(lines.last { $0.hasPrefix("gallery.run") }?.contains(running) == true)
      #expect(try detail(entry("two", .passed), folder).repetitions == 1)
      // Without the process that is still running, the next one is a later run.
      try FileManager.default.removeItem(at: folder.appending(path: ".run"))
      try Gallery(folder: folder, process: "0-10").add(entry("three", .passed))
      #expect(try detail(entry("three", .passed), folder).run == "0-10")
    }
  }

  @Test("files that a killed process left half written are removed by the next run")
  func abandonedFiles() throws {
    try withFolder { folder in
      let day: Int64 = 86_400_000
      try Gallery(folder: folder, process: "0-1").add(entry("one", .passed))
      let pictures = folder.appending(path: "pictures")
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      let parts = ["entries/.a.js-0.next", ".index.js-0.next", "pictures/.b.svg-0.next"]
      for part in parts {
        try Data("gallery.detail({".utf8).write(to: folder.appending(path: part))
      }
      func left() -> [String] {
        parts.filter { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
      }
      try Gallery(folder: folder, process: "0-2").add(entry("two", .passed))
      // A picture is written without the lock, so a new file may belong to a process that runs.
      #expect(left() == ["pictures/.b.svg-0.next"])
      let later = Gallery.systemTime() + day
      try Gallery(folder: folder, process: "0-3") { later }.add(entry("three", .passed))
      #expect(left() == [])
      #expect(try index(folder).count { $0.hasPrefix("gallery.add") } == 3)
    }
  }

  @Test("a repetition of the same run keeps a failure, and one that does not end is not finished")
  func repetitions() throws {
    try withFolder { folder in
      let gallery = Gallery(folder: folder, process: "0-1") { 1000 }
      for status in [GalleryEntry.Status.running, .failed, .running, .passed] {
        try gallery.add(entry("one", status))
      }
      let one = try detail(entry("one", .passed), folder)
      #expect(one.status == .failed && one.repetitions == 2 && one.failures == 1)
      try gallery.add(entry("one", .running))
      #expect(try detail(entry("one", .passed), folder).status == .running)
    }
  }

  @Test(
    "damaged files lose their damaged lines, and the next entry mends them",
    arguments: ["", "gallery.add(\"x\",{", "\0\u{FFFD}", "gallery.run(\"1\",x);\ngallery.add();"])
  func damaged(text: String) throws {
    try withFolder { folder in
      let gallery = Gallery(folder: folder, process: "0-1") { 1000 }
      try gallery.add(entry("one", .passed))
      let kept = try lines("index.js", folder)[0]
      try Data("\(kept)\n\(text)".utf8).write(to: folder.appending(path: "index.js"))
      try Data(text.utf8).write(to: folder.appending(path: "recent.js"))
      let file = folder.appending(path: "entries/\(entry("one", .passed).id).js")
      try Data("gallery.detail(\(text)".utf8).write(to: file)
      try gallery.add(entry("two", .passed))
      try gallery.add(entry("one", .failed))
      let lines = try index(folder)
      #expect(lines.filter { $0.hasPrefix("gallery.add(") }.count == 3 && lines.count == 4)
      #expect(try detail(entry("one", .failed), folder).status == .failed)
    }
  }

  @Test("pages of another version are replaced, those of this version are left alone")
  func versions() throws {
    try withFolder { folder in
      let gallery = Gallery(folder: folder, process: "0-1") { 1000 }
      try gallery.add(entry("one", .passed))
      let files = ["index.html", GallerySite.page(of: "Feed"), "gallery.css", "gallery.app.js"]
      let texts = try files.map { try lines($0, folder) }
      for file in files { try Data("older".utf8).write(to: folder.appending(path: file)) }
      try gallery.add(entry("two", .passed))
      #expect(try files.map { try lines($0, folder) } == texts)
      let script = folder.appending(path: "gallery.app.js")
      try Data("mine".utf8).write(to: script)
      try gallery.add(entry("three", .passed))
      #expect(try lines("gallery.app.js", folder) == ["mine"])
    }
  }

  @Test("equal pictures are one file, named by their content")
  func pictures() throws {
    try withFolder { folder in
      let gallery = Gallery(folder: folder, process: "1")
      let svg = "<svg xmlns=\"x\" width=\"37.5\" height=\"20\"/>"
      let (one, same) = (try gallery.write(svg, text: "a"), try gallery.write(svg, text: "a"))
      #expect(one == same && one.file.hasPrefix("pictures/"))
      #expect(one.size?.width == 37.5 && one.size?.height == 20)
      #expect(try gallery.write("<svg />", text: "a").file != one.file)
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
          let gallery = Gallery(folder: folder, process: "0-1")
          try gallery.add(
            GalleryEntry(
              .expectation, suite: "Feed", title: "\(number)", key: "", status: .passed))
        }
      }
      try await group.waitForAll()
    }
    let lines = try index(folder).filter { $0.hasPrefix("gallery.add(") }
    #expect(Set(lines).count == 40)
  }

  @Test(
    "without the variable there is no gallery", arguments: [[:], ["TEXTURE_FIXTURES_GALLERY": ""]])
  func absent(variables: [String: String]) {
    #expect(Gallery(variables: variables) == nil)
  }

  @Test("a folder that cannot be made is an error")
  func unwritable() {
    let gallery = Gallery(folder: URL(filePath: "/dev/null/gallery"), process: "1")
    #expect(throws: (any Error).self) { try gallery.add(entry("one", .passed)) }
  }
}
