import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import FixtureFonts

/// The fonts of the text cases, as Debian installs them, with their digests checked.
struct TextCaseFonts: Sendable {
  /// The fonts' PostScript names by the names that cases use.
  let names: [String: String]
  let fonts: FixtureFontFiles
  private let files: [String: URL]

  static let folder = URL(fileURLWithPath: "/usr/share/fonts", isDirectory: true)

  /// The fonts of the stored cases, and of the cases in the folder that `CONFORMANCE_CASES` names.
  static let standard = Result {
    var facts = try TextCaseFile.open("text-shaping").fonts
    for file in try CaseFolder.filesOfEnvironment("text-shaping") {
      let value = try JSONReader.read(Data(contentsOf: file))
      facts.merge(value["fonts"]?.object ?? [:]) { $1 }
    }
    return try TextCaseFonts(facts: facts)
  }

  init(facts: [String: JSONValue]) throws {
    var files: [String: URL] = [:]
    for (name, fact) in facts {
      let file = Self.folder.appendingPathComponent(fact["path"]?.string ?? "")
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw CaseFileError(
          message: "\(file.path) is missing; run Scripts/install-dependencies --tests")
      }
      guard try Self.digest(of: file) == fact["sha256"]?.string else {
        throw CaseFileError(
          message: "\(file.path) is another version than the cases were made with")
      }
      files[name] = file
    }
    self.files = files
    names = try files.mapValues {
      try #require(FixtureFontFiles(files: [$0]).families.first?.members.first)
    }
    fonts = try FixtureFontFiles(files: Array(files.values))
  }

  /// The fonts with a cascade of some of the cases' fonts.
  func with(cascade: [String]) -> FixtureFontFiles {
    var fonts = fonts
    fonts.cascade = cascade.compactMap { names[$0] }
    return fonts
  }

  /// Returns the font with a PostScript name, in points.
  func font(_ name: String, size: CGFloat) -> UIFont? {
    RuntimeEnvironment(fonts: fonts).bind { UIFont(name: name, size: size) }
  }

  private static func digest(of file: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = [file.path]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output.prefix(64), as: UTF8.self)
  }
}

/// A file of text cases.
struct TextCaseFile: Sendable {
  let fonts: [String: JSONValue]
  let cases: [JSONValue]

  /// The cases of the folder that `CONFORMANCE_CASES` names, else the stored ones.
  static func cases(_ name: String) throws -> [JSONValue] {
    let files = try CaseFolder.filesOfEnvironment(name)
    guard files.isEmpty else { return try files.flatMap(CaseFolder.cases(in:)) }
    return try open(name).cases
  }

  /// The stored file.
  static func open(_ name: String) throws -> TextCaseFile {
    let url = try #require(
      Bundle.module.url(
        forResource: name, withExtension: "json", subdirectory: "Resources"))
    let value = try JSONReader.read(Data(contentsOf: url))
    return TextCaseFile(
      fonts: try #require(value["fonts"]).object, cases: try #require(value["cases"]).array)
  }
}

extension JSONValue {
  /// The features that a case turns off, and those that it sets by their tags, which stored cases do not.
  var features: [RuntimeText.FontFeature] {
    (self["liga"]?.bool == false ? [RuntimeText.FontFeature("clig", 0)] : [])
      + (self["kern"]?.bool == false ? [RuntimeText.FontFeature("kern", 0)] : [])
      + (self["liga"]?.bool == false ? [RuntimeText.FontFeature("liga", 0)] : [])
      + (self["features"]?.object ?? [:]).sorted { $0.key < $1.key }.map {
        RuntimeText.FontFeature($0.key, UInt32($0.value.int))
      }
  }
}
