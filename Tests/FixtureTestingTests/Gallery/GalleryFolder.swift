import Foundation
import Testing

/// A gallery that a test reads: the index with what was added since, and the details.
struct GalleryFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "gallery-\(UUID().uuidString)")

  /// What the overview shows of an entry.
  struct Summary: Decodable {
    let kind: String
    let suite: String
    let title: String
    let status: String
    let environment: [String: String]
    let steps: [String]
    let repetitions: Int
    let failures: Int
    let run: String
  }

  /// The details of an entry.
  struct Detail: Decodable, Equatable {
    struct Picture: Decodable, Equatable {
      let role: String
      let file: String
      let text: String
    }

    struct Verdict: Decodable, Equatable {
      let passed: Bool
      let text: String
      let place: String
      let trace: String?
    }

    let title: String
    let pictures: [Picture]
    let verdicts: [Verdict]
  }

  /// The variables with which a child writes the gallery.
  var variables: [String: String] {
    [
      "TEXTURE_FIXTURES_GALLERY": url.path(percentEncoded: false),
      "TEXTURE_FIXTURES_SNAPSHOTS": "never",
    ]
  }

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  /// The entries by title, as a page reads them: a later line replaces an earlier one.
  func summaries() throws -> [String: Summary] {
    var found: [String: Summary] = [:]
    for file in ["index.js", "recent.js"] {
      let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("gallery.add(") {
        let start = try #require(line.firstIndex(of: ","))
        let json = line[line.index(after: start)...].dropLast(2)
        let summary = try JSONDecoder().decode(Summary.self, from: Data(json.utf8))
        found[summary.title] = summary
      }
    }
    return found
  }

  /// The details by title.
  func details() throws -> [String: Detail] {
    let files = try FileManager.default.contentsOfDirectory(
      at: url.appending(path: "entries"), includingPropertiesForKeys: nil)
    var found: [String: Detail] = [:]
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let json = text.dropFirst("gallery.detail(".count).dropLast(3)
      let detail = try JSONDecoder().decode(Detail.self, from: Data(json.utf8))
      let earlier = found.updateValue(detail, forKey: detail.title)
      #expect(earlier == nil, "\(detail.title) is there twice")
    }
    return found
  }

  /// The text of a picture.
  func picture(_ picture: Detail.Picture) throws -> String {
    try String(contentsOf: url.appending(path: picture.file), encoding: .utf8)
  }
}
