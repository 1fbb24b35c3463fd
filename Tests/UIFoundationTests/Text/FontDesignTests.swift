import Testing

@testable import UIFoundation

@Suite("Designs, weights and widths of system fonts")
struct FontDesignTests {
  private let descriptor = UIFont.systemFont(ofSize: 12, weight: .semibold).fontDescriptor

  @Test(
    "a design keeps size, weight and slant",
    arguments: [
      (UIFontDescriptor.SystemDesign.default, ".SFUI-Semibold", FontFace.bold),
      (.rounded, ".AppleSystemUIFontRounded-Semibold", .bold),
      (.serif, ".AppleSystemUIFontSerif-Semibold", .bold),
      (.monospaced, ".AppleSystemUIFontMonospaced-Semibold", .monospaced),
    ] as [(UIFontDescriptor.SystemDesign, String, FontFace)])
  func designs(design: UIFontDescriptor.SystemDesign, name: String, face: FontFace) throws {
    let font = UIFont(descriptor: try #require(descriptor.withDesign(design)), size: 0)
    #expect(font.fontName == name && font.pointSize == 12 && font.face == face)
    let back = try #require(font.fontDescriptor.withDesign(.default))
    #expect(back == descriptor)
  }

  @Test("a font that is not the system's has no designs, and there is no design of another name")
  func noDesign() {
    #expect(UIFontDescriptor(name: "Helvetica", size: 12).withDesign(.rounded) == nil)
    #expect(descriptor.withDesign(UIFontDescriptor.SystemDesign(rawValue: "mine")) == nil)
  }

  @Test("attributes change weight, width and slant, and leave the others")
  func traits() {
    let light = descriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
    ])
    #expect(light.postscriptName == ".SFUI-Light" && light.symbolicTraits == [])
    let narrow = light.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.compressed]
    ])
    #expect(narrow.postscriptName == ".SFUI-CompressedLight")
    #expect(narrow.symbolicTraits == .traitCondensed)
    let heavy = narrow.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: 0.56]])
    #expect(heavy.postscriptName == ".SFUI-CompressedHeavy")
    #expect(heavy.symbolicTraits == [.traitCondensed, .traitBold])
    let slanted = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 1]])
    #expect(slanted.symbolicTraits == [.traitBold, .traitItalic])
    let lighter = slanted.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium]
    ])
    #expect(lighter.postscriptName == ".SFUI-MediumItalic")
    let plain = UIFontDescriptor(name: "Helvetica", size: 12).addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ])
    #expect(plain.postscriptName == "Helvetica-Bold")
    let symbolic = descriptor.addingAttributes([
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic
      ]
    ])
    #expect(symbolic.symbolicTraits == .traitItalic)
  }

  @Test(
    "a width is reported by the name and the traits",
    arguments: [
      (UIFont.Width.standard, ".SFUI-Bold", UIFontDescriptor.SymbolicTraits.traitBold),
      (.condensed, ".SFUI-CondensedBold", [.traitBold, .traitCondensed]),
      (.compressed, ".SFUI-CompressedBold", [.traitBold, .traitCondensed]),
      (.expanded, ".SFUI-ExpandedBold", [.traitBold, .traitExpanded]),
    ] as [(UIFont.Width, String, UIFontDescriptor.SymbolicTraits)])
  func widths(width: UIFont.Width, name: String, traits: UIFontDescriptor.SymbolicTraits) {
    let font = UIFont.systemFont(ofSize: 9, weight: .bold, width: width)
    #expect(font.fontName == name && font.pointSize == 9)
    #expect(font.fontDescriptor.symbolicTraits == traits)
    #expect(UIFontDescriptor(name: name, size: 9).symbolicTraits == traits)
  }

  @Test("a descriptor keeps the features of digits")
  func features() {
    let attributes: [UIFontDescriptor.AttributeName: Any] = [
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
        ]
      ]
    ]
    let changed = descriptor.addingAttributes(attributes)
    #expect(changed.features == [RuntimeText.FontFeature("tnum", 1)])
    #expect(UIFont(descriptor: changed, size: 0).fontDescriptor == changed)
    #expect(UIFontDescriptor.FeatureKey.type == .featureIdentifier)
    #expect(kProportionalNumbersSelector == 1)
  }
}
