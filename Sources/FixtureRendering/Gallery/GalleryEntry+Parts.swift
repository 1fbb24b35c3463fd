import Foundation

extension GalleryEntry {
  /// A picture and what it shows.
  package struct Picture: Codable, Hashable, Sendable {
    /// The roles of pictures in an entry.
    package enum Role: String, Codable, Hashable, Sendable {
      /// The actual result of the test.
      case actual
      /// The expected result.
      case expected
      /// Both, with what differs.
      case difference
    }

    /// The role of the picture.
    package var role: Role
    /// The file, relative to the gallery's folder.
    package var file: String
    /// The alternative text of the picture.
    package var text: String
    /// The size in points.
    package var size: PictureSize?
  }

  /// One thing that was compared.
  package struct Verdict: Codable, Hashable, Sendable {
    /// A Boolean value that indicates whether it is as expected.
    package var passed: Bool
    /// The compared property and the difference.
    package var text: String
    /// The position of the assertion, such as `Fixtures/Feed.xml:14:23`.
    package var place: String
    /// The derivation of the value, such as the steps that determined a size.
    package var trace: String?

    /// Creates a verdict.
    package init(passed: Bool, text: String, place: String, trace: String? = nil) {
      self.passed = passed
      self.text = text
      self.place = place
      self.trace = trace
    }
  }

  /// The part of the entry that the overview shows.
  var summary: Summary {
    Summary(
      kind: kind, suite: suite, page: GallerySite.page(of: suite), title: title, status: status,
      environment: environment, steps: steps,
      picture: pictures.first { $0.role == .difference } ?? pictures.first,
      repetitions: repetitions, failures: failures, run: run)
  }

  struct Summary: Codable, Hashable, Sendable {
    let kind: Kind
    let suite: String
    let page: String
    let title: String
    let status: Status
    let environment: [String: String]
    let steps: [String]
    let picture: Picture?
    let repetitions: Int
    let failures: Int
    let run: String
  }
}

/// The size of a picture in points, with which a page reserves its place.
package struct PictureSize: Codable, Hashable, Sendable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Reads the attributes of the document's first element; `nil` without numbers there.
  init?(svg: String) {
    let head = svg.prefix(400).prefix { $0 != ">" }
    guard let width = Self.attribute(" width=\"", in: head),
      let height = Self.attribute(" height=\"", in: head)
    else { return nil }
    self.width = width
    self.height = height
  }

  private static func attribute(_ start: String, in head: Substring) -> Double? {
    guard let range = head.range(of: start) else { return nil }
    return Double(head[range.upperBound...].prefix { $0 != "\"" })
  }
}
