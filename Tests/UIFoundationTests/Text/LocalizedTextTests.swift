import Foundation
import Testing
import UIFoundation

@Suite("Localized texts")
struct LocalizedTextTests {
  @Test("without a table the key is the text, with its values in it")
  func keys() {
    let (name, count) = ("Ada", 3)
    #expect(String(localized: "Hello") == "Hello")
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "Hi \(name), \(count) of 100%") == "Hi Ada, 3 of 100%")
    #expect(String(localized: "\(1.5) \(name.prefix(1)) \([1])") == "1.500000 A [1]")
    #expect(String(localized: "a.key", defaultValue: "Value \(count)") == "Value 3")
    #expect(String(localized: "Open", bundle: .main, comment: "A button") == "Open")
  }

  @Test("a bundle's table has the texts, whose values may be numbered")
  func table() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "texts-\(UUID().uuidString).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = """
      "Hi %@, %lld" = "%2$lld times %1$@ at 5%%";
      "a.key" = "Found %@";
      """
    try table.write(
      to: language.appendingPathComponent("Texts.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(
      String(localized: "Hi \("Ada"), \(3)", table: "Texts", bundle: bundle)
        == "3 times Ada at 5%")
    #expect(
      String(localized: "a.key", defaultValue: "\("x")", table: "Texts", bundle: bundle)
        == "Found x")
  }
}
