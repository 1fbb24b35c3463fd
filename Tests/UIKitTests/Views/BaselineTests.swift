import Testing
import UIKit

@testable import UIKitCore

/// Views that are aligned by the lines of text that they or their parts show.
@Suite("Baselines of controls and stacks")
@MainActor
struct BaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func label(_ size: CGFloat, _ text: String = "text") -> UILabel {
    let label = UILabel()
    (label.font, label.text) = (.systemFont(ofSize: size), text)
    return label
  }

  /// Where the first line of a label is.
  private func line(_ label: UILabel) throws -> CGFloat {
    label.frame.minY + (try #require(label.textBaselineInsets)).first
  }

  @Test(
    "a button is aligned by its title, wherever its height puts it",
    arguments: [UIControl.ContentVerticalAlignment.center, .top, .bottom])
  func buttons(alignment: UIControl.ContentVerticalAlignment) throws {
    let (button, beside) = (added(UIButton(type: .system)), added(label(30)))
    button.setTitle("title", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 0, bottom: 7, right: 0)
    button.contentVerticalAlignment = alignment
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      button.heightAnchor.constraint(equalToConstant: 90),
      beside.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    #expect(button.forFirstBaselineLayout === title && button.forLastBaselineLayout === title)
    let expected = button.frame.minY + (try line(title))
    #expect(abs(try line(beside) - expected) <= 0.5)
  }

  @Test("a button without a title is aligned by its bottom edge")
  func untitled() {
    let (button, box) = (added(UIButton()), added(UIView()))
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
      box.bottomAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.maxY == 44)
  }

  @Test("a field is aligned by the line in its middle, with or without a text")
  func fields() throws {
    let (field, beside) = (added(UITextField()), added(label(17)))
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      field.heightAnchor.constraint(equalToConstant: 60),
      beside.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(try line(beside) - (10 + 30 - font.lineHeight / 2 + font.ascender)) <= 0.5)
  }

  @Test("a field's line follows where an override puts its text")
  func paddedFields() throws {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      }
    }
    let (plain, padded) = (UITextField(), Padded())
    let (one, other) = (
      try #require(plain.ownBaseline(of: .first)), try #require(padded.ownBaseline(of: .first))
    )
    #expect(abs(other.y(inHeight: 80) - one.y(inHeight: 80) - 10) < 0.01)
  }

  @Test("a text view that does not scroll has its text's size and lines")
  func textViews() throws {
    let (view, first, last) = (added(UITextView()), added(label(40)), added(label(40)))
    view.text = "one two three four five six seven eight nine ten"
    view.isScrollEnabled = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      view.widthAnchor.constraint(equalToConstant: 100),
      first.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
      last.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
    let font = UIFont.systemFont(ofSize: 12)
    #expect(view.frame.height > 3 * font.lineHeight)
    let inner = try #require(view.ownBaseline(of: .first))
    #expect(inner.share == 0 && inner.offset > 8)
    #expect(abs(try line(first) - (50 + inner.offset)) <= 0.5)
    #expect(try line(last) > view.frame.maxY - 8 - font.lineHeight)
    #expect(try line(last) < view.frame.maxY - 8)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    #expect(view.ownBaseline(of: .first) == nil)
  }

  @Test(
    "a row aligns its views by a line, those without one by their bottom edge",
    arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func rows(alignment: UIStackView.Alignment) throws {
    let (small, large, box) = (label(10), label(30), UIImageView())
    box.image = UIImage(name: "box", size: CGSize(width: 20, height: 20))
    let stack = UIStackView(arrangedSubviews: [small, large, box])
    stack.alignment = alignment
    let own = stack.intrinsicContentSize.height
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.layoutIfNeeded()
    #expect(abs(try line(small) - (try line(large))) <= 0.5)
    #expect(abs(box.frame.maxY - (try line(large))) <= 0.5)
    if alignment == .firstBaseline {
      #expect(large.frame.minY == 0)
    } else {
      #expect(abs(large.frame.maxY - 100) <= 0.5)
    }
    #expect(abs(own - large.frame.height) <= 0.5)
  }

  @Test("a row names its highest view, a column its first and last, a stack inside what it names")
  func names() {
    let (low, high, other) = (label(10), label(30), label(12))
    let row = UIStackView(arrangedSubviews: [low, high])
    #expect(row.forFirstBaselineLayout === high && row.forLastBaselineLayout === high)
    let column = UIStackView(arrangedSubviews: [row, other])
    column.axis = .vertical
    #expect(column.forFirstBaselineLayout === high && column.forLastBaselineLayout === other)
    other.isHidden = true
    #expect(column.forLastBaselineLayout === high)
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }

  @Test("a stack is aligned by the line of the view that it names, before it is laid out")
  func stacks() throws {
    let (low, high) = (label(10), label(30))
    let (row, beside) = (added(UIStackView(arrangedSubviews: [low, high])), added(label(20)))
    row.alignment = .center
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      row.heightAnchor.constraint(equalToConstant: 80),
      beside.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    row.layoutIfNeeded()
    #expect(abs(try line(beside) - (5 + (try line(high)))) <= 0.5)
  }

  @Test("a column may measure its gaps between baselines, and put the outer ones on its edges")
  func columns() throws {
    let (upper, lower) = (label(20), label(30))
    let stack = UIStackView(arrangedSubviews: [upper, lower])
    stack.axis = .vertical
    stack.spacing = 50
    stack.isBaselineRelativeArrangement = true
    #expect(stack.intrinsicContentSize.height == 50.33203125)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50.33203125)
    stack.layoutIfNeeded()
    #expect(abs(try line(upper)) <= 0.5)
    #expect(abs(try line(lower) - 50) <= 0.5)
    stack.isBaselineRelativeArrangement = false
    stack.layoutIfNeeded()
    #expect(upper.frame.minY == 0)
  }
}
