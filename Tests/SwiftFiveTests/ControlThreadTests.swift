import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Buttons and editable text nodes whose own members several threads use, as Texture allows.
///
/// Source: `ASButtonNode.mm`, `ASControlNode.h` and `ASEditableTextNode.mm`.
@Suite("Controls that several threads set") @MainActor
struct ControlThreadTests {
  private let environment = RuntimeEnvironment(
    scheduler: RuntimeScheduling.LiveScheduler(), violationHandler: .silent)

  // Source: `ASButtonNode.mm`, `-titleNode` and `-updateTitle`.
  @Test("a loaded button has one title node, with the title that threads set last")
  func button() async {
    for _ in 1...5 {
      let button = environment.bind { ASButtonNode() }
      let window = environment.bind { () -> UIWindow in
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.isHidden = false
        window.addSubview(button.view)
        return window
      }
      let images = (0...3).map { UIImage(name: "\($0)", size: CGSize(width: 10, height: 10)) }
      let body: (Int) -> Void = { thread in
        for step in 1...100 {
          switch thread {
          case 0: button.setTitle("\(step)", with: nil, with: nil, for: .normal)
          case 1: button.setTitle("off \(step)", with: nil, with: nil, for: .disabled)
          case 2: button.setImage(images[step % 4], for: .normal)
          case 3: button.isEnabled = step % 2 == 0
          case 4: button.contentSpacing = CGFloat(step)
          default:
            button.contentEdgeInsets.left = CGFloat(step)
            button.isSelected = step % 2 == 0
            _ = (button.titleNode, button.attributedTitle(for: .normal), button.contentSpacing)
          }
        }
      }
      await environment.overlap(threads: 6, body) {
        for step in 1...50 {
          button.tintColor = step % 2 == 0 ? .red : .blue
          button.isHighlighted = step % 2 == 1
          button.setNeedsLayout()
          window.layoutIfNeeded()
          _ = (button.titleNode, button.imageNode, button.isEnabled)
        }
      }
      environment.bind { window.layoutIfNeeded() }
      await environment.scheduler.settle()
      environment.bind { window.layoutIfNeeded() }
      let titles = (button.subnodes ?? []).compactMap { $0 as? ASTextNode }
      #expect(titles.count == 1 && titles.first === button.titleNode)
      #expect(button.titleNode.attributedText?.string == "100")
      #expect(button.imageNode.image === images[0] && button.isEnabled && button.isSelected)
      #expect(button.contentSpacing == 100 && button.contentEdgeInsets.left == 100)
    }
  }

  // Source: `ASButtonNode.mm`, `-setEnabled:`; `-updateTitle` shows the title of the state of the moment.
  @Test("the title of the last state is shown where threads change states and titles")
  func buttonStates() async {
    for _ in 1...20 {
      let button = environment.bind { ASButtonNode() }
      await environment.overlap(threads: 4) { thread in
        for step in 1...50 {
          switch thread {
          case 0: button.setTitle("normal \(step)", with: nil, with: nil, for: .normal)
          case 1: button.setTitle("selected \(step)", with: nil, with: nil, for: .selected)
          case 2: button.isSelected = step % 2 == 0
          default: button.isHighlighted = step % 2 == 0
          }
        }
      } main: {
        for _ in 1...50 { _ = (button.titleNode.attributedText, button.isSelected) }
      }
      #expect(button.titleNode.attributedText?.string == "selected 50" && button.isHighlighted)
    }
  }

  // Source: `ASEditableTextNode.mm`, `-setKeyboardType:` and the other traits, and `-didLoad`.
  @Test(
    "each keyboard trait that a thread sets, also while the node is loaded, reaches the text view")
  func keyboardTraits() async {
    for loads in [false, true] {
      let node = environment.bind { ASEditableTextNode() }
      let body: (Int) -> Void = { thread in
        for step in 1...200 {
          let isLast = step == 200
          switch thread {
          case 0: node.autocapitalizationType = isLast ? .words : .none
          case 1: node.autocorrectionType = isLast ? .no : .yes
          case 2: node.spellCheckingType = isLast ? .no : .yes
          case 3: node.keyboardType = isLast ? .numberPad : .URL
          case 4: node.keyboardAppearance = isLast ? .dark : .light
          case 5: node.returnKeyType = isLast ? .done : .go
          case 6: node.enablesReturnKeyAutomatically = step % 2 == 0
          default: node.isSecureTextEntry = step % 2 == 0
          }
        }
      }
      await environment.overlap(threads: 8, body) {
        for step in 1...200 {
          if loads, step == 100 { _ = node.view }
          _ = (node.keyboardType, node.returnKeyType)
        }
      }
      let view = environment.bind { node.textView }
      #expect(view.autocapitalizationType == .words && view.autocorrectionType == .no)
      #expect(view.spellCheckingType == .no && view.keyboardType == .numberPad)
      #expect(view.keyboardAppearance == .dark && view.returnKeyType == .done)
      #expect(view.enablesReturnKeyAutomatically && view.isSecureTextEntry)
    }
  }

  // Source: `ASEditableTextNode.mm`, `-setAttributedText:` and `-attributedText`.
  @Test("the text of an unloaded editable node is set, read and measured by several threads")
  func editableText() async {
    let node = environment.bind { ASEditableTextNode() }
    let body: (Int) -> Void = { thread in
      for step in 1...200 {
        switch thread {
        case 0: node.attributedText = NSAttributedString(string: "\(step)")
        case 1: node.attributedPlaceholderText = NSAttributedString(string: "hint \(step)")
        case 2: node.textContainerInset.left = CGFloat(step)
        case 3:
          node.maximumLinesToDisplay = UInt(step)
          node.typingAttributes = ["key \(step)": step]
        default:
          let size = CGSize(width: CGFloat(40 + step % 7), height: 30)
          _ = node.layoutThatFits(ASSizeRange(min: .zero, max: size))
        }
      }
    }
    await environment.overlap(threads: 5, body) {
      for step in 1...200 {
        node.scrollEnabled = step % 2 == 1
        _ = (node.attributedText, node.isDisplayingPlaceholder(), node.typingAttributes)
      }
    }
    #expect(node.attributedText?.string == "200" && !node.scrollEnabled)
    #expect(node.attributedPlaceholderText?.string == "hint 200")
    #expect(node.textContainerInset.left == 200 && node.maximumLinesToDisplay == 200)
    #expect(node.typingAttributes?["key 200"] as? Int == 200)
  }
}
