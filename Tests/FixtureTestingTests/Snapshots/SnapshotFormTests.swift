import AsyncDisplayKit
import FixtureHosting
import Foundation
import Testing
import UIKit

@testable import FixtureTesting

@Suite("What snapshots see")
@MainActor
struct SnapshotFormTests {
  private func text(of node: ASDisplayNode) -> String {
    SnapshotForm.appearance.reference(of: FixtureTree(node: node))
  }

  @Test("references state their form in the first line; without one it is the form of frames")
  func firstLine() {
    let tree = FixtureTree("list")
    #expect(SnapshotForm.newest.reference(of: tree) == "# snapshot 3\nlist\n")
    #expect(SnapshotForm.appearance.reference(of: tree) == "# snapshot 2\nlist\n")
    #expect(SnapshotForm.layout.reference(of: tree) == "list\n")
    #expect(SnapshotForm.read("# snapshot 2\nlist\n")?.text == "list\n")
    #expect(SnapshotForm.read("list\n")?.form == .layout)
    #expect(SnapshotForm.read("# snapshot 4\nlist\n") == nil)
    #expect(SnapshotForm.read("# snapshot \n") == nil)
  }

  @Test("a changed color, font, border or name changes the text; the old form stays as it was")
  func appearance() {
    final class Card: ASCellNode {
      let titleNode = ASTextNode()
      override init() {
        super.init()
        addSubnode(titleNode)
      }
    }
    let card = Card()
    let plain = SnapshotForm.layout.reference(of: FixtureTree(node: card))
    let before = text(of: card)
    #expect(before.contains("ASTextNode | frame 0 0 0 0 | text  | name titleNode"))
    card.backgroundColor = .red
    card.cornerRadius = 4
    card.borderWidth = 1
    card.borderColor = UIColor.blue.cgColor
    card.accessibilityLabel = "Card"
    #expect(
      text(of: card).contains(
        "background #FF0000FF | corner 4 | border 1 #0000FFFF | accessibilityLabel Card"))
    #expect(SnapshotForm.layout.reference(of: FixtureTree(node: card)) == plain)
    card.titleNode.attributedText = NSAttributedString(
      string: "a",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor.red])
    #expect(text(of: card).contains("font .SFUI-Semibold 9 | color #FF0000FF"))
  }

  @Test("a plain cell's subviews are seen, with what they show")
  func subviews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel(frame: view.bounds)
    label.text = "Hello"
    label.textAlignment = .center
    view.addSubview(label)
    let image = UIImageView(image: UIImage(name: "cat", size: CGSize(width: 3, height: 4)))
    image.contentMode = .scaleAspectFit
    view.addSubview(image)
    let text = SnapshotForm.newest.reference(of: FixtureTree(view: view))
    #expect(text.contains("UILabel | frame 0 0 50 50 | text Hello | font"))
    #expect(text.contains("alignment"))
    #expect(text.contains("imageName cat | contentMode"))
  }

  @Test("a button node's title is seen before a subnode shows it")
  func buttonTitles() {
    let button = ASButtonNode()
    button.setTitle("Buy", with: nil, with: nil, for: .normal)
    #expect(text(of: button).contains("Buy"))
    button.setTitle("Sell", with: nil, with: nil, for: .normal)
    #expect(text(of: button).contains("Sell"))
  }

  @Test("an order of accessibility elements that differs from the tree's is seen")
  func accessibilityOrder() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let labels = ["One", "Two"].map { text in
      let label = UILabel(frame: view.bounds)
      label.text = text
      label.isAccessibilityElement = true
      label.accessibilityLabel = text
      view.addSubview(label)
      return label
    }
    view.accessibilityElements = labels
    #expect(
      !SnapshotForm.newest.reference(of: FixtureTree(view: view)).contains("accessibilityOrder"))
    view.accessibilityElements = labels.reversed()
    #expect(
      SnapshotForm.newest.reference(of: FixtureTree(view: view))
        .contains("accessibilityOrder Two, One"))
    let card = ASCellNode()
    let nodes = labels.map { label in
      let node = ASTextNode()
      node.attributedText = NSAttributedString(string: label.text ?? "")
      card.addSubnode(node)
      return node
    }
    _ = card.view
    card.accessibilityElements = nodes
    #expect(!text(of: card).contains("accessibilityOrder"))
    card.accessibilityElements = nodes.reversed()
    #expect(text(of: card).contains("accessibilityOrder Two, One"))
  }

  @Test("views without a label of their own are in the order by their texts and titles")
  func orderOfImplicitLabels() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel(frame: view.bounds)
    label.text = "Price"
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    let field = UITextField(frame: view.bounds)
    field.placeholder = "Amount"
    [label, button, field].forEach(view.addSubview)
    func text() -> String { SnapshotForm.newest.reference(of: FixtureTree(view: view)) }
    view.accessibilityElements = [label, button, field]
    #expect(!text().contains("accessibilityOrder"))
    view.accessibilityElements = [button, field, label]
    #expect(text().contains("accessibilityOrder Buy, Amount, Price"))
    field.text = "12"
    button.accessibilityLabel = "Buy now"
    #expect(text().contains("accessibilityOrder Buy now, 12, Price"))
  }

  @Test("pictures are compared as text, and the first element that differs is named")
  func pictures() throws {
    let content = SnapshotContent.svg("<svg><g/><rect x=\"1\"/></svg>")
    #expect(content.difference(from: "<svg><g/><rect x=\"1\"/></svg>") == nil)
    let difference = try #require(content.difference(from: "<svg><g/><rect x=\"2\"/></svg>"))
    #expect(difference.lines == ["element 3 is <rect x=\"1\"/>", "expected <rect x=\"2\"/>"])
    var name = SnapshotName(suite: ["S"], test: "t", label: nil)
    name.suffix = content.suffix
    #expect(name.fileName == "S.t.svg")
  }

  @Test("a host and a trace print what a person can read")
  func printing() async throws {
    let grid = NumberGrid(sections: [3, 2])
    let host = grid.host()
    try await host.settle()
    #expect("\(host)".contains("2 sections, 5 of 5 items visible"))
    #expect("\(host)".contains("\n  0.0 "))
    let trace = try #require(host.sizingTrace(at: [0, 0]))
    #expect("\(trace)" == trace.tree.text)
  }
}
