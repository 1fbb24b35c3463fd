import FixtureFonts
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Font files that cannot be used")
struct InvalidFontFileTests {
  private func rejection(
    of folder: SampleFonts,
    _ options: RuntimeText.FontFolderOptions = RuntimeText.FontFolderOptions()
  )
    -> FixtureFontFileError?
  {
    #expect(throws: FixtureFontFileError.self) { try folder.files(options) }
  }

  @Test(
    "a damaged file is named",
    arguments: [
      [], Array("not a font".utf8), Array("wOFF".utf8) + [0, 1],
      Array(SampleFont("Sample", "Sample").bytes.dropLast(30)),
    ] as [[UInt8]])
  func damagedFile(_ bytes: [UInt8]) throws {
    let folder = try SampleFonts()
    try folder.write(bytes, to: "Damaged.ttf")
    let error = try #require(rejection(of: folder))
    #expect(error.code == .damagedFile)
    #expect(error.path.hasSuffix("/Damaged.ttf"))
    #expect(error.description.hasSuffix("[font-file-damaged]"))
  }

  @Test func `a file larger than the limit is named and not read`() throws {
    let folder = try SampleFonts([])
    try folder.write([], to: "Huge.ttf")
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "Huge.ttf"))
    try file.truncate(atOffset: UInt64(FixtureFontFiles.largestFile) + 1)
    let error = try #require(rejection(of: folder))
    #expect(error.code == .fileTooLarge)
    #expect(error.path.hasSuffix("/Huge.ttf"))
  }

  @Test func `a file that is no regular file does not block`() throws {
    let folder = try SampleFonts([])
    #expect(mkfifo(folder.url.appending(path: "Pipe.ttf").path, 0o600) == 0)
    let error = try #require(rejection(of: folder))
    #expect(error.code == .unreadableFile)
    #expect(error.path.hasSuffix("/Pipe.ttf"))
  }

  @Test func `a folder without fonts and a missing one are named`() throws {
    let folder = try SampleFonts([])
    #expect(rejection(of: folder)?.code == .emptyFolder)
    let missing = folder.url.appending(path: "Missing")
    let error = #expect(throws: FixtureFontFileError.self) { try FixtureFontFiles(folder: missing) }
    #expect(error?.code == .missingFolder)
    #expect(error?.path == missing.path)
  }

  @Test func `two files with a font of one name are an error`() throws {
    let folder = try SampleFonts()
    try folder.write(SampleFonts.standard[0].bytes, to: "Copy.ttf")
    let error = try #require(rejection(of: folder))
    #expect(error.code == .duplicateName)
    #expect(error.message.contains("'SampleSans-Regular'"))
  }

  @Test(
    "names in the options are names of the files",
    arguments: [
      RuntimeText.FontFolderOptions(systemFamily: "Sample"),
      RuntimeText.FontFolderOptions(systemFamily: "SampleSans-Bold"),
      RuntimeText.FontFolderOptions(cascade: ["Sample Sans", "Helvetica"]),
    ])
  func unknownNames(_ options: RuntimeText.FontFolderOptions) throws {
    let error = try #require(rejection(of: SampleFonts(), options))
    #expect(error.code == .unknownName)
    #expect(error.message.hasSuffix("; the files have Sample Sans, Sample Symbols"))
  }

  @Test func `text of a damaged font is measured or the file is an error`() throws {
    var font = SampleFonts.flexible
    font.letters = " abc"
    let folder = try SampleFonts([])
    for index in stride(from: 12, to: font.bytes.count, by: 3) {
      var bytes = font.bytes
      bytes[index] ^= 0xFF
      try folder.write(bytes, to: "Damaged.ttf")
      guard let fonts = try? folder.files() else { continue }
      let name = try #require(fonts.families.first?.members.first)
      let environment = RuntimeEnvironment(
        violationHandler: RuntimeViolation.Handler { _ in }, fonts: fonts)
      let width = environment.bind {
        UIFont(name: name, size: 20).map {
          ("abc cab" as NSString).size(withAttributes: [.font: $0]).width
        }
      }
      #expect(width?.isFinite != false)
    }
  }
}
