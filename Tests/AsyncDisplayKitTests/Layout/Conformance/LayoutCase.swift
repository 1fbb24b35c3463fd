import AsyncDisplayKit
import ConformanceCases
import Foundation

/// A layout tree with the frames that Texture's own engine gave it.
struct LayoutCase {
  let id: Int
  let scale: Double
  let range: ASSizeRange
  let root: JSONValue
  /// One entry an element in document order; nil where the engine made no layout.
  let frames: [[Double]?]
  /// One entry a leaf in document order, in the root's coordinates.
  let leaves: [[Double]?]

  init(_ value: JSONValue) throws {
    guard let id = value["id"]?.number, let scale = value["scale"]?.number,
      let min = value["min"]?.lengths, let max = value["max"]?.lengths, let root = value["root"],
      let frames = value["frames"]?.array, let leaves = value["leaves"]?.array
    else { throw CaseFileError(message: "A case lacks a member: \(value["id"] ?? .null)") }
    self.id = Int(id)
    self.scale = scale
    range = ASSizeRangeMake(
      CGSize(width: min[0], height: min[1]), CGSize(width: max[0], height: max[1]))
    self.root = root
    self.frames = frames.map(\.lengths)
    self.leaves = leaves.map(\.lengths)
  }
}
