import FixtureFonts
import Foundation
import TestSupport
import UIKit

/// A temporary folder of sample fonts.
final class SampleFonts {
  private let folder = TemporaryFolder("fonts")

  var url: URL { folder.url }

  init(_ fonts: [SampleFont] = SampleFonts.standard) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for font in fonts { try write(font.bytes, to: "\(font.postScriptName).ttf") }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  func files(_ options: RuntimeText.FontFolderOptions = RuntimeText.FontFolderOptions()) throws
    -> FixtureFontFiles
  {
    try FixtureFontFiles(folder: url, options: options)
  }

  /// The fonts that are stored beside the fixture `Cards.xml`.
  static let standard = [
    SampleFont("Sample Sans", "SampleSans-Regular"),
    SampleFont("Sample Sans", "SampleSans-Bold", weight: 700, advance: 700),
    SampleFont("Sample Symbols", "SampleSymbols-Regular", letters: "★", advance: 1000),
  ]

  /// A font whose advances grow with the weight and shrink with the optical size.
  static var flexible: SampleFont {
    var font = SampleFont("Sample Flex", "SampleFlex")
    font.axes = [
      SampleFont.Axis("wght", 100, 400, 900, growth: 100),
      SampleFont.Axis("opsz", 8, 14, 34, growth: -200),
    ]
    font.instances = [
      SampleFont.Instance("Bold", values: [650, 14]),
      SampleFont.Instance("Display", values: [400, 34]),
    ]
    return font
  }
}

extension RuntimeText.FontProvider {
  /// Returns the width of a text, in points.
  func width(_ text: String, _ font: @autoclosure () -> UIFont?) -> CGFloat? {
    environment.bind {
      font().map { (text as NSString).size(withAttributes: [.font: $0]).width }
    }
  }

  /// A new environment with the fonts.
  var environment: RuntimeEnvironment { RuntimeEnvironment(fonts: self) }
}
