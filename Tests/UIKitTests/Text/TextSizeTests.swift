import Foundation
import Testing
import UIKit

/// Apple's documentation of `UIContentSizeCategoryAdjusting`.
@MainActor @Suite("Fonts that follow the preferred text size")
struct TextSizeTests {
  private let stage = Stage()

  private func use(_ category: UIContentSizeCategory) {
    stage.window.change(traits: RuntimeEnvironment.Traits(preferredContentSizeCategory: category))
  }

  private func shown<View: UIView>(_ view: View) -> View {
    stage.window.addSubview(view)
    return view
  }

  @Test("a label's font of a text style follows when the label adjusts it")
  func label() {
    let labels = [true, false].map { adjusts in
      let label = shown(UILabel())
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Text"
      label.adjustsFontForContentSizeCategory = adjusts
      return label
    }
    let width = labels[0].intrinsicContentSize.width
    use(.extraExtraExtraLarge)
    #expect(labels.map(\.font.pointSize) == [23, 17])
    #expect(labels[0].intrinsicContentSize.width > width)
    use(.large)
    #expect(labels.map(\.font.pointSize) == [17, 17])
  }

  @Test("fonts of a fixed size do not follow, also those made from a font of a text style")
  func fixed() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .preferredFont(forTextStyle: .body).withSize(17),
    ]
    let labels = fonts.map { font in
      let label = shown(UILabel())
      label.adjustsFontForContentSizeCategory = true
      label.font = font
      return label
    }
    use(.extraExtraExtraLarge)
    #expect(labels.map(\.font.pointSize) == [17, 17])
  }

  @Test("a font that metrics scaled follows up to its maximum")
  func metrics() {
    let label = shown(UILabel())
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 20)
    #expect(label.font.pointSize == 10)
    use(.extraExtraExtraLarge)
    // 10 × 23 / 17, rounded to a half point.
    #expect(label.font.pointSize == 13.5)
    use(.accessibilityExtraExtraExtraLarge)
    #expect(label.font.pointSize == 20)
    use(.large)
    #expect(label.font.pointSize == 10)
  }

  @Test("the font is that of the view's traits when the property or the font is set")
  func immediately() {
    use(.extraLarge)
    let label = shown(UILabel())
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .small))
    #expect(label.font.pointSize == 15)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 19)
    label.font = .preferredFont(
      forTextStyle: .headline,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .small))
    #expect(label.font == .systemFont(ofSize: 19, weight: .semibold))
  }

  @Test("a label that is placed in other traits adapts")
  func placed() {
    use(.extraLarge)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    stage.window.addSubview(label)
    stage.window.layoutIfNeeded()
    #expect(label.font.pointSize == 19)
  }

  @Test("fonts of an attributed text follow, each by its style")
  func attributed() throws {
    let label = shown(UILabel())
    label.adjustsFontForContentSizeCategory = true
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .caption1),
      range: NSRange(location: 1, length: 1))
    label.attributedText = text
    use(.extraExtraExtraLarge)
    let sizes = try (0..<2).map { index -> CGFloat in
      let text = try #require(label.attributedText)
      return try #require(text.attribute(.font, at: index, effectiveRange: nil) as? UIFont)
        .pointSize
    }
    #expect(sizes == [23, 18])
  }

  @Test("text fields and text views adapt")
  func fields() {
    let field = shown(UITextField())
    let view = shown(UITextView())
    field.font = .preferredFont(forTextStyle: .body)
    view.font = .preferredFont(forTextStyle: .footnote)
    view.text = "Text"
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    use(.extraExtraExtraLarge)
    #expect(field.font?.pointSize == 23 && view.font?.pointSize == 19)
    let storage = view.textStorage
    #expect(
      (storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 19 == 19)
  }

  @Test("texts of list content follow unless the configuration says otherwise")
  func content() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.secondaryText = "Detail"
    content.secondaryTextProperties.adjustsFontForContentSizeCategory = false
    let view = shown(UIListContentView(configuration: content))
    use(.extraExtraExtraLarge)
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.font.pointSize) == [23, 13])
  }
}
