import FixtureContract
import FixtureFonts
import FixtureXML
import Foundation
import UIKit

/// Any bytes in a font file give the names of fonts, or an error with the file's name; text is measured
/// with each font.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFonts(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  let file = URL(filePath: Scratch.standard.root.absolutePath(of: "fuzzed.ttf"))
  precondition(FileManager.default.createFile(atPath: file.path, contents: Data(bytes)))
  let named = try? FontFile(size: count, stem: "fuzzed") { [UInt8](bytes[$0]) }
  do {
    let fonts = try FixtureFontFiles(files: [file])
    // The runtime knows the names that the tool reads.
    precondition(
      named.map { Set($0.members.map(\.postScriptName)) } == Set(fonts.families.flatMap(\.members)))
    measure(fonts)
  } catch {
    precondition(error.path == file.path && error.description.contains("[font-"))
  }
  return 0
}

/// Measures Latin, Arabic and Devanagari text, with and without a space before a word.
private func measure(_ fonts: FixtureFontFiles) {
  let names = fonts.families.flatMap(\.members).prefix(3)
  var environment = RuntimeEnvironment(violationHandler: RuntimeViolation.Handler { _ in })
  environment.fonts = fonts
  environment.bind {
    for name in names {
      guard let font = UIFont(name: name, size: 13) else { preconditionFailure() }
      precondition(!font.lineHeight.isNaN)
      for text in ["AV fi office", "\u{644}\u{627} \u{628}\u{64E}", "\u{915}\u{94D}\u{937}\u{93F}"]
      {
        let size = (text as NSString).boundingRect(
          with: CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude),
          options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
        ).size
        precondition(!size.width.isNaN && !size.height.isNaN)
      }
    }
  }
}
