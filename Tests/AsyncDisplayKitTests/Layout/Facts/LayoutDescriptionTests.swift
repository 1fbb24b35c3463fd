import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Layouts describe themselves without addresses")
struct LayoutDescriptionTests {
  private func tree() -> ASLayoutSpec {
    let column = SpecImageTree.column([Box("title", 30, 10), Box("subtitle", 50, 10)])
    column.debugName = "texts"
    return SpecImageTree.row([ASRatioLayoutSpec(ratio: 0.75, child: Box("photo", 20, 20)), column])
  }

  @Test("ASCII art shows stacks as boxes in their direction")
  func asciiArt() {
    #expect(
      tree().asciiArtString() == """
        +ASStackLayoutSpec------------------------------------------+
        | +ASRatioLayoutSpec (0.8)--+ +ASStackLayoutSpec (texts)--+ |
        | | Box (photo)             | | Box (title)               | |
        | +-------------------------+ | Box (subtitle)            | |
        |                             +---------------------------+ |
        +-----------------------------------------------------------+
        """)
  }

  @Test("a recursive description has a line for each layout")
  func recursiveDescription() {
    let layout = tree().layoutThatFits(upTo(100, 40))
    #expect(
      layout.recursiveDescription() == """
        <ASLayout: ASStackLayoutSpec; size = {100.0, 40.0}>
            | <ASLayout: ASRatioLayoutSpec; size = {53.0, 40.0}; position = {0.0, 0.0}>
            |    | <ASLayout: Box (photo); size = {53.0, 40.0}; position = {0.0, 0.0}>
            | <ASLayout: ASStackLayoutSpec (texts); size = {50.0, 20.0}; position = {53.0, 0.0}>
            |    | <ASLayout: Box (title); size = {30.0, 10.0}; position = {0.0, 0.0}>
            |    | <ASLayout: Box (subtitle); size = {50.0, 10.0}; position = {0.0, 10.0}>
        """)
  }

  @Test("a structured description survives encoding")
  func structuredDescription() throws {
    let description = tree().layoutThatFits(upTo(100, 40)).structuredDescription
    let data = try JSONEncoder().encode(description)
    #expect(try JSONDecoder().decode(ASLayoutDescription.self, from: data) == description)
    #expect(
      description.sublayouts.map(\.element) == ["ASRatioLayoutSpec", "ASStackLayoutSpec (texts)"])
    #expect(description.position == nil)
    #expect(description.sublayouts[1].sublayouts[0].isNode)
  }

  @Test("a spec names its children")
  func specDescription() {
    #expect(
      tree().description
        == "<ASStackLayoutSpec; children = [ASRatioLayoutSpec, ASStackLayoutSpec (texts)]>")
  }

  @Test("layouts of the same element and frames are equal")
  func equality() {
    let spec = tree()
    let first = spec.layoutThatFits(upTo(100, 40))
    #expect(first.isEqual(spec.layoutThatFits(upTo(100, 40))))
    #expect(!first.isEqual(spec.layoutThatFits(upTo(90, 40))))
    #expect(!first.isEqual(tree().layoutThatFits(upTo(100, 40))))
  }
}
