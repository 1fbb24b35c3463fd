import Testing
import UIKit

@Suite("Text containers")
@MainActor
struct TextContainerTests {
  private let text = "one two three four five six seven eight nine ten"

  @Test("the padding at the ends of lines is part of the width")
  func padding() {
    let view = UITextView()
    view.text = "word"
    let wide = view.sizeThatFits(CGSize(width: 500, height: 0)).width
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 500, height: 0)).width == wide - 10)
  }

  @Test("no more lines count than there may be")
  func lines() {
    let view = UITextView(frame: .zero, textContainer: nil)
    view.text = text
    let all = view.sizeThatFits(CGSize(width: 80, height: 0)).height
    view.textContainer.maximumNumberOfLines = 1
    let one = view.sizeThatFits(CGSize(width: 80, height: 0)).height
    view.textContainer.maximumNumberOfLines = 2
    let two = view.sizeThatFits(CGSize(width: 80, height: 0)).height
    #expect(one < two && two < all)
  }

  @Test("a view takes the container that it is made with")
  func own() {
    let container = NSTextContainer(size: CGSize(width: 10, height: 20))
    container.lineFragmentPadding = 0
    let view = UITextView(frame: CGRect(x: 1, y: 2, width: 3, height: 4), textContainer: container)
    #expect(view.textContainer === container && view.frame.minX == 1)
    #expect(UITextView().textContainer.lineFragmentPadding == 5)
  }
}
