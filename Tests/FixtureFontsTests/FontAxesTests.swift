import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureFonts
@testable import UIFoundation

@Suite("Axes and digits of fonts")
struct FontAxesTests {
  private func font(_ name: String, _ values: [NSNumber: NSNumber], size: CGFloat) -> UIFont {
    let key = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute)
    let descriptor = UIFontDescriptor(name: name, size: size).addingAttributes([key: values])
    return UIFont(descriptor: descriptor, size: 0)
  }

  private static let opsz: NSNumber = 0x6F70_737A
  private static let wght: NSNumber = 0x7767_6874

  @Test(
    "an axis has the value that a descriptor sets, within its range",
    arguments: [
      ([:], 400), ([opsz: 14], 500), ([opsz: 34], 300), ([opsz: 99], 300), ([opsz: 1], 500),
      ([wght: 650], 450), ([wght: 2000, opsz: 14], 600), ([0x736C_6E74: 10], 400), ([7: 9], 400),
      ([opsz: NSNumber(value: Double.nan)], 400),
    ] as [([NSNumber: NSNumber], CGFloat)])
  func values(values: [NSNumber: NSNumber], advance: CGFloat) throws {
    let fonts = try SampleFonts([SampleFonts.flexible]).files()
    let width = fonts.width("a", font("SampleFlex", values, size: 24))
    #expect(abs((width ?? 0) - advance * 24 / 1000) < 1e-9)
  }

  @Test func `sizes, traits and descriptors keep the values`() throws {
    try SampleFonts([SampleFonts.flexible]).files().environment.bind {
      let set = font("SampleFlex", [Self.opsz: 14], size: 24)
      #expect(set.withSize(30).variations == ["opsz": 14])
      #expect(
        set.fontDescriptor.withSize(9)
          == font("SampleFlex", [Self.opsz: 14], size: 9).fontDescriptor)
      #expect(set != font("SampleFlex", [:], size: 24))
      #expect(UIFont(descriptor: set.fontDescriptor, size: 0) == set)
      let added = set.fontDescriptor.addingAttributes([.size: 12])
      #expect(added.variations == ["opsz": 14])
    }
  }

  @Test func `a weight of a family of files is that of the nearest member`() throws {
    let fonts = try FixtureFontFiles(
      files: ["Regular", "Medium", "SemiBold", "Bold", "MediumItalic"].map {
        URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-\($0).otf")
      })
    fonts.environment.bind {
      func name(_ weight: UIFont.Weight, _ base: String = "Inter-Regular") -> String {
        UIFontDescriptor(name: base, size: 12).addingAttributes([
          .traits: [UIFontDescriptor.TraitKey.weight: weight]
        ]).postscriptName
      }
      #expect(name(.ultraLight) == "Inter-Regular")
      #expect(name(.medium) == "Inter-Medium")
      #expect(name(.semibold) == "Inter-SemiBold")
      #expect(name(.black) == "Inter-Bold")
      #expect(name(.bold, "Inter-MediumItalic") == "Inter-MediumItalic")
    }
  }

  @Test func `digits of the system font for digits are equally wide in a font file`() throws {
    let files = ["Inter-Regular", "Inter-Bold"].map {
      URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/\($0).otf")
    }
    let fonts = try FixtureFontFiles(
      files: files, options: RuntimeText.FontFolderOptions(systemFamily: "Inter"))
    for weight in [UIFont.Weight.regular, .bold] {
      let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: weight)
      let plain = UIFont.systemFont(ofSize: 20, weight: weight)
      // In Inter 4.0 beta 7, the bold 4 is narrower by 5 units.
      let widths = [0, 1, 2, 3, 5, 6, 7, 8, 9].map { fonts.width("\($0)", digits) }
      #expect(Set(widths).count == 1)
      #expect(fonts.width("1", plain) != fonts.width("0", plain))
      #expect(fonts.width("a1 1b", digits) != fonts.width("a1 1b", plain))
      #expect(digits.fontName == plain.fontName)
      #expect(
        RuntimeText.TableFonts().width("1a", digits) == RuntimeText.TableFonts().width("1a", plain))
    }
  }

  @Test func `a family replaces the monospaced system font`() throws {
    let options = RuntimeText.FontFolderOptions(
      systemFamily: "Sample Sans", monospacedSystemFamily: "Sample Symbols")
    var mono = SampleFont("Sample Symbols", "SampleSymbols-Regular", advance: 900)
    mono.axes = []
    let folder = try SampleFonts([SampleFonts.standard[0], mono])
    let fonts = try folder.files(options)
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(fonts.width("ab", font) == 18)
    #expect(fonts.width("ab", .systemFont(ofSize: 10)) == 10)
    let error = #expect(throws: FixtureFontFileError.self) {
      try folder.files(RuntimeText.FontFolderOptions(monospacedSystemFamily: "Mono"))
    }
    #expect(error?.code == .unknownName)
    #expect(error?.message.contains("'Mono' of the monospaced system font") == true)
  }
}
