import Foundation

/// A creator of boxes of text, each with a title in its upper edge, that show a layout element around its
/// children.
///
/// Lengths are numbers of UTF-16 code units. Any thread.
public final class ASAsciiArtBoxCreator: NSObject {
  /// The number of spaces beside each child.
  private static let padding = 2

  /// Returns a box with blocks of text side by side, centered vertically. Without children, it is the title.
  ///
  /// Source: `ASAsciiArtBoxCreator.mm`, `+horizontalBoxStringForChildren:parent:`.
  public class func horizontalBoxString(
    forChildren children: [String], parent: String
  ) -> String {
    guard !children.isEmpty else { return parent }
    let blocks = children.map { $0.components(separatedBy: "\n") }
    let height = blocks.reduce(0) { max($0, $1.count) }
    let columns = blocks.map { block in
      let missing = height - block.count
      let empty = spaces(block[0].utf16.count)
      return repeated(empty, halfUp(missing)) + block + repeated(empty, missing / 2)
    }
    let gap = spaces(padding)
    let rows = (0..<height).map { row in gap + columns.map { $0[row] + gap }.joined() }
    let width = rows[0].utf16.count + 2
    let missing = width < parent.utf16.count ? parent.utf16.count + 2 * padding - width : 0
    return box(
      rows.map { spaces(halfUp(missing)) + $0 + spaces(missing / 2) }, title: parent)
  }

  /// Returns a box with blocks of text one below the other, centered horizontally. Without children, it is the
  /// title.
  ///
  /// Source: `ASAsciiArtBoxCreator.mm`, `+verticalBoxStringForChildren:parent:`.
  public class func verticalBoxString(forChildren children: [String], parent: String) -> String {
    guard !children.isEmpty else { return parent }
    let blocks = children.map { $0.components(separatedBy: "\n") }
    let width = blocks.reduce(0) { max($0, $1[0].utf16.count) }
    let missing = width < parent.utf16.count ? parent.utf16.count + 2 * padding - width : 0
    let rows = blocks.flatMap { block in
      let rest = width - block[0].utf16.count
      let left = spaces(halfUp(rest) + halfUp(missing) + padding)
      let right = spaces(rest / 2 + missing / 2 + padding)
      return block.map { left + $0 + right }
    }
    return box(rows, title: parent)
  }

  /// Returns rows between vertical edges, with the centered title above and a line below.
  ///
  /// Source: `ASAsciiArtBoxCreator.mm`, `+appendTopAndBottomToBoxString:parent:`.
  private static func box(_ rows: [String], title: String) -> String {
    let width = rows[0].utf16.count + 2
    let missing = max(0, width - title.utf16.count)
    let top = line(halfUp(missing)) + title + line(missing / 2)
    return ([top] + rows.map { "|\($0)|" } + [line(width)]).joined(separator: "\n")
  }

  private static func halfUp(_ count: Int) -> Int { (count + 1) / 2 }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func line(_ count: Int) -> String { String(repeating: "-", count: count) }

  private static func repeated(_ row: String, _ count: Int) -> [String] {
    Array(repeating: row, count: count)
  }
}

/// An element that can draw itself and its children as boxes of text.
public protocol ASLayoutElementAsciiArtProtocol {
  /// Returns the drawing, in lines of equal length.
  func asciiArtString() -> String

  /// Returns the title of the element's box.
  func asciiArtName() -> String
}

extension ASLayoutElementObject: ASLayoutElementAsciiArtProtocol {}

extension ASLayoutSpec {
  /// Returns a box of text around the drawings of children, which are in a direction. Other objects are ignored.
  ///
  /// Source: `ASLayoutSpec.mm`, `+asciiArtStringForChildren:parentName:direction:`.
  public class func asciiArtString(
    forChildren children: [Any], parentName: String, direction: ASStackLayoutDirection
  ) -> String {
    let drawings = children.compactMap {
      ($0 as? any ASLayoutElementAsciiArtProtocol)?.asciiArtString()
    }
    return direction == .horizontal
      ? ASAsciiArtBoxCreator.horizontalBoxString(forChildren: drawings, parent: parentName)
      : ASAsciiArtBoxCreator.verticalBoxString(forChildren: drawings, parent: parentName)
  }

  /// Returns a box of text around the drawings of children, which are side by side. Other objects are ignored.
  ///
  /// Source: `ASLayoutSpec.mm`, `+asciiArtStringForChildren:parentName:`.
  public class func asciiArtString(forChildren children: [Any], parentName: String) -> String {
    asciiArtString(forChildren: children, parentName: parentName, direction: .horizontal)
  }
}
