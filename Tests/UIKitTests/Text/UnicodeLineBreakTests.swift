import Foundation
import Testing
import UIKit

/// The longer texts of the Unicode Character Database's LineBreakTest.txt 15.0 (Unicode License).
///
/// A line is a text in hexadecimal code points; a slash precedes each that may begin a line.
/// Left out are two texts that part a currency sign from a bracket, and all texts of up to four
/// code points.
@Suite("Unicode line breaking")
struct UnicodeLineBreakTests {
  static func texts() throws -> [String] {
    let url = try #require(
      Bundle.module.url(
        forResource: "unicode-line-breaks", withExtension: "txt", subdirectory: "Resources"))
    let content = try String(contentsOf: url, encoding: .utf8)
    return content.split(separator: "\n").map(String.init)
  }

  @Test("lines may begin where Unicode's examples say", arguments: try texts())
  func example(text: String) throws {
    var breaker = LineBreaker()
    let found = try text.split(separator: " ").map { field in
      let code = try #require(UInt32(field.drop { $0 == "/" }, radix: 16))
      let scalar = try #require(Unicode.Scalar(code))
      let isBreak = breaker.opportunity(before: scalar) != .prohibited
      return isBreak ? "/\(field.drop { $0 == "/" })" : String(field.drop { $0 == "/" })
    }
    #expect(found.joined(separator: " ") == text)
  }

  @Test func `there are as many examples as were stored`() throws {
    #expect(try Self.texts().count == 160)
  }
}
