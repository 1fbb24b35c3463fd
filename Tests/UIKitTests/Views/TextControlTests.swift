import Testing
import UIKit
import UIKitSimulation

@Suite("Labels, buttons and text input")
@MainActor
struct TextControlTests {
  private static let font = UIFont.systemFont(ofSize: 10)

  private func width(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: Self.font]).width.ceiledToPixel(scale: 2)
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = Self.font
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("a label is as wide as its text, and one line is never wrapped")
  func label() {
    let stage = Stage()
    let label = label("hello world")
    stage.window.addSubview(label)
    #expect(label.intrinsicContentSize.width == width("hello world"))
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == label.intrinsicContentSize)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("a label of several lines wraps within a width")
  func wrapping() {
    let stage = Stage()
    let label = label("hello world", lines: 0)
    stage.window.addSubview(label)
    let line = label.intrinsicContentSize.height
    let narrow = label.sizeThatFits(CGSize(width: width("hello ") + 1, height: 0))
    #expect(narrow.height == 2 * line)
    #expect(narrow.width < width("hello world"))
    label.numberOfLines = 1
    label.frame.size = CGSize(width: 5, height: 5)
    label.sizeToFit()
    #expect(label.bounds.width == width("hello world"))
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = width("hello ") + 1
    #expect(label.intrinsicContentSize.height == 2 * line)
  }

  @Test("a label's own text wins over its attributes, and draws in its color")
  func drawing() throws {
    let stage = Stage()
    let label = label("hi")
    label.textColor = .red
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    stage.window.addSubview(label)
    stage.settle()
    guard case .drawing(let list) = (label.layer.contents as? CGImage)?.source else {
      Issue.record("the label drew nothing")
      return
    }
    let runs = list.operations.compactMap { operation -> RuntimeDrawing.DisplayList.TextRun? in
      if case .text(let run) = operation { run } else { nil }
    }
    #expect(runs.map(\.string) == ["hi"])
    #expect(runs.first?.color == UIColor.red.cgColor)
  }

  @Test("a button is as large as image and title, and shows the state's content")
  func button() {
    let stage = Stage()
    let button = UIButton(type: .custom)
    button.titleLabel?.font = Self.font
    button.setTitle("ok", for: .normal)
    button.setTitle("down", for: .highlighted)
    button.setTitleColor(.green, for: .normal)
    button.setImage(UIImage(name: "i", size: CGSize(width: 20, height: 30)), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.window.addSubview(button)
    #expect(button.intrinsicContentSize == CGSize(width: 26 + width("ok"), height: 34))
    button.isHighlighted = true
    #expect(button.currentTitle == "down" && button.titleLabel?.text == "down")
    #expect(button.currentTitleColor == .green)
    button.isHighlighted = false
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 2, y: 1, width: 20, height: 30))
    #expect(button.titleLabel?.frame.minX == 22)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 2)
  }

  @Test("an attributed title wins over a plain one")
  func attributedTitle() {
    let button = UIButton()
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    #expect(button.titleLabel?.text == "rich")
  }

  @Test("an image view takes its image's size and shows its pixels")
  func imageView() {
    let image = UIImage(name: "i", size: CGSize(width: 3, height: 4))
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(view.intrinsicContentSize == image.size)
    #expect(view.layer.contents as? CGImage == image.cgImage)
    view.highlightedImage = UIImage(name: "h", size: CGSize(width: 1, height: 1))
    view.isHighlighted = true
    #expect((view.layer.contents as? CGImage)?.source == .named("h"))
    view.image = nil
    view.isHighlighted = false
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  private final class Editor: UITextFieldDelegate {
    let log = CallLog()
    var refused: Set<String> = []
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      !refused.contains("begin")
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { log("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log("change \(range.location) \(range.length) \(string)")
      return !refused.contains(string)
    }
  }

  @Test("typing asks the delegate and sends events, only while editing")
  func typing() {
    let (stage, editor, field) = (Stage(), Editor(), UITextField())
    field.delegate = editor
    field.addAction(UIAction { _ in editor.log("changed") }, for: .editingChanged)
    stage.window.addSubview(field)
    #expect(!field.type("a"))
    #expect(field.becomeFirstResponder())
    #expect(field.type("é"))
    editor.refused = ["x"]
    #expect(!field.type("x"))
    #expect(field.replace(NSRange(location: 0, length: 1), with: "ab"))
    #expect(!field.replace(NSRange(location: 9, length: 1), with: "c"))
    #expect(field.text == "ab")
    #expect(field.resignFirstResponder())
    #expect(
      editor.log.take() == [
        "began", "change 0 0 é", "changed", "change 1 0 x", "change 0 1 ab", "changed", "ended",
      ])
    editor.refused = ["begin"]
    #expect(!field.becomeFirstResponder())
  }

  @Test("a text view's content is as high as its text with the insets")
  func textView() {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.font = Self.font
    view.text = "a\nb\nc"
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    let text = NSAttributedString(string: "a\nb\nc", attributes: [.font: Self.font])
    #expect(view.contentSize.height == (text.size().height + 16).ceiledToPixel(scale: 2))
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == view.contentSize.height)
    #expect(view.becomeFirstResponder() && view.type("d"))
    #expect(view.text == "a\nb\ncd")
  }
}
