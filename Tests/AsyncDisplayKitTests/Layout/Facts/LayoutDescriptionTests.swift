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

  // Source: `ASAsciiArtBoxCreator.mm`, `+horizontalBoxStringForChildren:parent:` and
  // `+verticalBoxStringForChildren:parent:`.
  @Test("ASCII art shows stacks as boxes in their direction")
  func asciiArt() {
    #expect(
      tree().asciiArtString() == """
        ---------------------------ASStackLayoutSpec--------------------------
        |                               -----ASStackLayoutSpec (texts)-----  |
        |  --ASRatioLayoutSpec (0.8)--  |            Box (title)          |  |
        |  |       Box (photo)       |  |          Box (subtitle)         |  |
        |  ---------------------------  -----------------------------------  |
        ----------------------------------------------------------------------
        """)
  }

  @Test("a spec without children is its name, and a ratio has one digit and no debug name")
  func asciiNames() {
    #expect(ASLayoutSpec().asciiArtString() == "ASLayoutSpec")
    #expect(ASStackLayoutSpec.vertical().asciiArtString() == "ASStackLayoutSpec")
    let ratio = ASRatioLayoutSpec(ratio: 0.25, child: Box("photo", 20, 20))
    ratio.debugName = "square"
    #expect(ratio.asciiArtName() == "ASRatioLayoutSpec (0.2)")
  }

  private final class Card: ASLayoutSpec {
    override func asciiArtName() -> String { "card" }
  }

  private final class Picture: ASDisplayNode {
    override func asciiArtString() -> String { "/\\\n\\/" }
  }

  @Test("subclasses name and draw themselves, in boxes as wide as their children")
  func ownArt() {
    let card = Card()
    card.children = [Picture(), Box("a")]
    #expect(
      card.asciiArtString() == """
        -------card------
        |  /\\           |
        |  \\/  Box (a)  |
        -----------------
        """)
    #expect(
      ASLayoutSpec.asciiArtString(
        forChildren: [Picture()], parentName: "frame", direction: .vertical) == """
          -----frame-----
          |      /\\     |
          |      \\/     |
          ---------------
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
    #expect(try JSONDecoder().decode(ASLayout.Description.self, from: data) == description)
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
