import FixtureRendering
import Foundation
import Testing
import UIKit

/// Text of font files as outlines and with the fonts in the picture, for the gate `pictures`.
///
/// `NAME.embedded.svg` must look in Chromium as `NAME.svg` does.
@Suite("Pictures of font text as files")
@MainActor
struct FontPictureFileTests {
  nonisolated private static let folder = ProcessInfo.processInfo
    .environment["TEXTURE_FIXTURES_PICTURES"]

  @Test(
    "text is written as outlines and with its font", .enabled(if: folder != nil),
    arguments: [
      ("latin", "LiberationSans-Regular", "AVATAR Wave office 12:30"),
      ("cff", "Inter-Bold", "Tofu -> (A) 3x3 fi"),
      ("joined", "NotoSansArabic-Regular", "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{644}\u{627}"),
      (
        "syllables", "NotoSansDevanagari-Regular",
        "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947} \u{915}\u{94D}\u{937}\u{93F}"
      ),
    ])
  func write(name: String, font: String, text: String) throws {
    let folder = URL(filePath: try #require(Self.folder), directoryHint: .isDirectory)
    for (suffix, fontText) in [
      ("", FixturePictureOptions.FontText.outlines), (".embedded", .embedded),
    ] {
      let picture = try picture(text, font, fontText)
      #expect(picture.contains("@font-face") == (fontText == .embedded))
      let file = folder.appending(path: "font-text-\(name)\(suffix).svg")
      try Data(picture.utf8).write(to: file)
    }
  }

  private func picture(
    _ text: String, _ font: String, _ fontText: FixturePictureOptions.FontText
  ) throws -> String {
    let fonts = try TextCaseFonts.standard.get()
    return try RuntimeEnvironment(fonts: fonts.fonts).bind {
      let size = CGSize(width: 260, height: 100)
      let context = CGContext(size: size, scale: 1)
      UIGraphicsPushContext(context)
      for (index, points) in [CGFloat(20), 13].enumerated() {
        let values: [NSAttributedString.Key: Any] = [
          .font: try #require(UIFont(name: fonts.names[font] ?? font, size: points)),
          .kern: CGFloat(index),
        ]
        let place = CGPoint(x: 8, y: 8 + 48 * CGFloat(index))
        (text as NSString).draw(at: place, withAttributes: values)
      }
      UIGraphicsPopContext()
      var options = FixturePictureOptions()
      options.fontText = fontText
      return svg(of: context.displayList, size: size, options: options)
    }
  }
}
