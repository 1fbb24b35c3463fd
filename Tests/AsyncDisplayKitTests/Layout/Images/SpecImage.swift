import Foundation
import Testing

/// What one of Texture's reference images shows: its size, and where each color is visible.
struct SpecImage: CustomTestStringConvertible {
  /// A color's visible part.
  struct Box {
    let name: String
    let frame: CGRect
    /// Whether something covers a part, so that the true frame may be larger.
    let isCovered: Bool
  }

  let name: String
  let size: CGSize
  let boxes: [Box]

  var testDescription: String { name }

  /// Reads a line: `name | width×height | color x,y,width,height; …`.
  init?(_ line: Substring) {
    let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard columns.count == 3 else { return nil }
    let lengths = columns[1].split(separator: "x").compactMap { Double($0) }
    guard lengths.count == 2 else { return nil }
    name = columns[0]
    size = CGSize(width: lengths[0], height: lengths[1])
    boxes = columns[2].split(separator: ";").compactMap { Self.box($0) }
  }

  private static func box(_ text: Substring) -> Box? {
    let words = text.split(separator: " ")
    guard words.count == 2 else { return nil }
    let numbers = words[1].filter { $0 != "*" }.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return Box(name: String(words[0]), frame: frame, isCovered: words[1].hasSuffix("*"))
  }

  /// All images that were recorded.
  static let all: [SpecImage] = {
    guard
      let file = Bundle.module.url(
        forResource: "layout-spec-images", withExtension: "txt", subdirectory: "Resources"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").compactMap { SpecImage($0) }
  }()
}
