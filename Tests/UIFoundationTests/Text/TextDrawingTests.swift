import Foundation
import Testing
import UIFoundation

@Suite("Text drawing")
struct TextDrawingTests {
  private func runs(_ body: () -> Void) -> [RuntimeDrawing.DisplayList.TextRun] {
    operations(body).compactMap { operation in
      if case .text(let run) = operation { run } else { nil }
    }
  }

  private func operations(_ body: () -> Void) -> [RuntimeDrawing.DisplayList.Operation] {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 1)
    defer { UIGraphicsEndImageContext() }
    body()
    return UIGraphicsGetCurrentContext()?.displayList.operations ?? []
  }

  @Test func `each line is a run at its baseline`() {
    let text = NSAttributedString(
      string: "one two three",
      attributes: [.font: TextFixture.font, .foregroundColor: UIColor.red])
    let found = runs { text.draw(in: CGRect(x: 10, y: 20, width: 42, height: 100)) }
    #expect(found.map(\.string) == ["one two", "three"])
    #expect(found.map(\.origin.x) == [10, 10])
    let ascender = TextFixture.font.lineHeight + TextFixture.font.descender
    #expect(found[0].origin.y == 20 + ascender)
    #expect(abs(found[1].origin.y - found[0].origin.y - 11.93359375) < 1e-9)
    #expect(found[0].color == UIColor.red.cgColor)
    #expect(found[0].fontSize == 10)
  }

  @Test func `runs of different attributes follow one another`() {
    let text = NSMutableAttributedString(string: "one", attributes: [.font: TextFixture.font])
    text.append(
      NSAttributedString(
        string: "two", attributes: [.font: TextFixture.font, .baselineOffset: 3]))
    let found = runs { text.draw(at: .zero) }
    #expect(found.map(\.string) == ["one", "two"])
    #expect(found.map(\.origin.x) == [0, 18])
    #expect(abs(found[0].origin.y - found[1].origin.y - 3) < 1e-9)
  }

  @Test func `a background and an underline are filled behind and below the text`() {
    let text = NSAttributedString(
      string: "ab",
      attributes: [
        .font: TextFixture.font, .backgroundColor: UIColor.green,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    let found = operations { text.draw(at: .zero) }
    #expect(found.count == 3)
    guard case .fill(let path, let color, _, _) = found.first else {
      Issue.record("nothing was filled first")
      return
    }
    #expect(color == UIColor.green.cgColor)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 12, height: 11.93359375))
  }

  @Test func `what stands for the text left out is drawn in its place`() {
    let layout = TextFixture.layout(
      TextFixture.content("one two three four"), width: 42, lines: 1, mode: .byTruncatingMiddle,
      truncation: .ellipsis)
    let black = UIColor.black.cgColor
    let found = runs {
      layout.draw(at: .zero, in: UIGraphicsGetCurrentContext()!, color: black)
    }
    #expect(found.map(\.string) == ["one", "…", "our"])
    #expect(found.map(\.origin.x) == [0, 18, 24])
  }

  @Test func `an attachment's picture stands on the baseline`() {
    let image = UIImage(name: "star", size: CGSize(width: 8, height: 9))
    let text = NSAttributedString(attachment: NSTextAttachment(image: image))
    let found = operations { text.draw(at: CGPoint(x: 1, y: 2)) }
    #expect(
      found == [
        .image(image, rect: CGRect(x: 1, y: 2, width: 8, height: 9), alpha: 1, blend: .normal)
      ])
  }

  @Test func `without a context nothing happens`() {
    NSAttributedString(string: "a").draw(at: .zero)
    "a".draw(at: .zero)
  }

  @Test func `preferred fonts follow the current traits`() {
    var environment = RuntimeEnvironment.current
    environment.traits.preferredContentSizeCategory = .extraExtraExtraLarge
    environment.bind {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
      let small = UITraitCollection(preferredContentSizeCategory: .small)
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: small)
      #expect(font.pointSize == 15)
    }
  }

  @Test func `a bridged text is drawn as a string is`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: TextFixture.font]
    let rect = CGRect(x: 10, y: 20, width: 42, height: 100)
    let text = "one two three"
    #expect(
      runs { NSString(string: text).draw(in: rect, withAttributes: attributes) }
        == runs { text.draw(in: rect, withAttributes: attributes) })
    #expect(
      runs { NSString(string: text).draw(at: rect.origin, withAttributes: attributes) }
        == runs { text.draw(at: rect.origin, withAttributes: attributes) })
  }
}
