import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Text cell node")
struct ASTextCellNodeTests {
  @Test func `a text cell has the system font at 18 points and insets of 11 and 15`() {
    let cell = ASTextCellNode()
    #expect(cell.text == nil && cell.textNode.attributedText == nil)
    #expect(cell.textAttributes[.font] as? UIFont == .systemFont(ofSize: 18))
    cell.text = "Hello"
    let width = (2278.0 * 18 / 1000 * 2).rounded(.up) / 2
    #expect(cell.size(atMost: .infinity) == CGSize(width: width + 30, height: 43.5))
    #expect(cell.textNode.attributedText?.string == "Hello")
  }

  @Test func `attributes and insets may be given`() {
    let cell = ASTextCellNode(
      attributes: [NSAttributedString.Key.font: TextNodeFixture.font],
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    cell.text = "one two"
    #expect(cell.size(atMost: .infinity) == CGSize(width: 48, height: 16))
    #expect(cell.size(atMost: 40) == CGSize(width: 24, height: 28))
  }

  @Test func `a change is measured anew`() {
    let cell = ASTextCellNode(
      attributes: ["NSFont": TextNodeFixture.font], insets: .zero)
    cell.text = "one"
    #expect(cell.size(atMost: .infinity).width == 18)
    cell.text = "three"
    #expect(cell.size(atMost: .infinity).width == 30)
    cell.textInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    #expect(cell.size(atMost: .infinity).width == 35)
    cell.textAttributes = [NSAttributedString.Key.font: TextNodeFixture.font.withSize(20)]
    #expect(cell.size(atMost: .infinity).width == 65)
  }
}
