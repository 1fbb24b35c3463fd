import Foundation
import Testing
import UIFoundation

@Suite("Fonts")
struct UIFontTests {
  @Test(
    "a named font has the traits its name tells",
    arguments: [
      ("Helvetica", "Helvetica", UIFontDescriptor.SymbolicTraits()),
      ("Helvetica-Bold", "Helvetica", .traitBold),
      ("Helvetica-BoldOblique", "Helvetica", [.traitBold, .traitItalic]),
      ("HelveticaNeue-Light", "Helvetica Neue", []),
      ("Avenir-HeavyOblique", "Avenir", [.traitBold, .traitItalic]),
      ("Courier", "Courier", .traitMonoSpace),
      ("Courier-Bold", "Courier", [.traitBold, .traitMonoSpace]),
    ] as [(String, String, UIFontDescriptor.SymbolicTraits)])
  func namedFonts(name: String, family: String, traits: UIFontDescriptor.SymbolicTraits) throws {
    let font = try #require(UIFont(name: name, size: 10))
    #expect(font.fontName == name)
    #expect(font.familyName == family)
    #expect(font.fontDescriptor.symbolicTraits == traits)
  }

  @Test func `a font without a name does not exist`() {
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test(
    "system fonts have the names and weights of iOS",
    arguments: [
      (UIFont.systemFont(ofSize: 12), ".SFUI-Regular", FontFace.regular),
      (UIFont.boldSystemFont(ofSize: 12), ".SFUI-Semibold", .bold),
      (UIFont.italicSystemFont(ofSize: 12), ".SFUI-RegularItalic", .regular),
      (UIFont.systemFont(ofSize: 12, weight: .medium), ".SFUI-Medium", .regular),
      (UIFont.systemFont(ofSize: 12, weight: .black), ".SFUI-Black", .bold),
      (UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(.nan)), ".SFUI-Regular", .regular),
      (
        UIFont.monospacedSystemFont(ofSize: 12, weight: .regular),
        ".AppleSystemUIFontMonospaced-Regular", .monospaced
      ),
    ])
  func systemFonts(font: UIFont, name: String, face: FontFace) {
    #expect(font.fontName == name)
    #expect(font.face == face)
  }

  @Test func `metrics are those of iOS's system font`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender == 17.0 * 1950 / 2048)
    #expect(font.descender == -17.0 * 494 / 2048)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.leading == 0)
    #expect(font.capHeight == 17.0 * 1443 / 2048)
    #expect(font.xHeight == 17.0 * 1078 / 2048)
  }

  @Test(
    "a size that is no size counts as zero",
    arguments: [
      -1, .nan, .infinity, -.infinity,
    ] as [CGFloat])
  func badSizes(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 0)
    #expect(UIFont.systemFont(ofSize: 12).withSize(size).lineHeight == 0)
  }

  @Test(
    "text styles have the sizes Apple publishes",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17),
      (.body, .extraSmall, 14), (.body, .accessibilityExtraExtraExtraLarge, 53),
      (.largeTitle, .large, 34), (.title1, .medium, 27), (.title2, .extraExtraLarge, 26),
      (.title3, .accessibilityMedium, 31), (.callout, .small, 14), (.subheadline, .large, 15),
      (.footnote, .accessibilityLarge, 27), (.caption1, .extraLarge, 14),
      (.caption2, .unspecified, 11), (UIFont.TextStyle(rawValue: "unknown"), .large, 17),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
  func textStyles(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style, contentSizeCategory: category)
    #expect(font.pointSize == size)
  }

  @Test func `the headline style is bold`() {
    let font = UIFont.preferredFont(forTextStyle: .headline, contentSizeCategory: .large)
    #expect(font.face == .bold)
  }

  @Test func `fonts are equal by name and size`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(Set([UIFont.systemFont(ofSize: 9), .systemFont(ofSize: 9)]).count == 1)
  }

  @Test(
    "a descriptor with other traits names the family's member",
    arguments: [
      ("Helvetica", UIFontDescriptor.SymbolicTraits.traitBold, "Helvetica-Bold"),
      ("Helvetica", [.traitBold, .traitItalic], "Helvetica-BoldOblique"),
      ("Helvetica-Bold", [], "Helvetica"),
      ("Georgia", .traitItalic, "Georgia-Italic"),
      (".SFUI-Regular", .traitBold, ".SFUI-Semibold"),
      (".SFUI-Semibold", .traitItalic, ".SFUI-RegularItalic"),
    ] as [(String, UIFontDescriptor.SymbolicTraits, String)])
  func descriptorTraits(
    name: String, traits: UIFontDescriptor.SymbolicTraits, expected: String
  ) throws {
    let descriptor = UIFontDescriptor(name: name, size: 11)
    let changed = try #require(descriptor.withSymbolicTraits(traits))
    let font = UIFont(descriptor: changed, size: 0)
    #expect(font.fontName == expected)
    #expect(font.pointSize == 11)
  }

  @Test func `content-size categories are ordered by size`() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test(
    "metrics scale a value as the text style's own size is scaled",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 20, 20),
      (.body, .extraExtraExtraLarge, 17, 23), (.body, .extraSmall, 34, 28),
      (.caption2, .small, 11, 11), (.title1, .accessibilityExtraExtraExtraLarge, 28, 58),
      (.body, .extraLarge, 10, 11),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)])
  func metrics(
    style: UIFont.TextStyle, category: UIContentSizeCategory, value: CGFloat, scaled: CGFloat
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 2),
    ])
    let metrics = UIFontMetrics(forTextStyle: style)
    #expect(metrics.scaledValue(for: value, compatibleWith: traits) == scaled)
    let font = UIFont.boldSystemFont(ofSize: value)
    let larger = metrics.scaledFont(for: font, compatibleWith: traits)
    #expect(larger.pointSize == scaled && larger.fontName == font.fontName)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 12, compatibleWith: traits).pointSize
        == min(scaled, 12))
  }

  @Test("a scaled value is rounded to the pixels of the given collection, else of the screen")
  func metricsScale() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let fine = UITraitCollection(traitsFrom: [large, UITraitCollection(displayScale: 4)])
    var environment = RuntimeEnvironment()
    environment.screen.scale = 1
    environment.bind {
      let value = UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large)
      #expect(value == 11)
      #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: fine) == 11.25)
    }
  }

  @Test("metrics follow the text size of the current environment")
  func currentMetrics() {
    var environment = RuntimeEnvironment()
    environment.traits.preferredContentSizeCategory = .extraExtraExtraLarge
    environment.bind { #expect(UIFontMetrics.default.scaledValue(for: 17) == 23) }
    #expect(UIFontMetrics.default.scaledValue(for: 17) == 17)
  }
}
