import Foundation
import Testing
import UIKit

@testable import FixtureSupport

/// Fields of rows as values.
@Suite("Row decoding")
struct RowDecoderTests {
  private func row(_ text: StaticString, images: Int = 0) -> FixtureRowDecoder {
    let rows = FixtureRows(text, imageCount: images)
    return rows.decoder(at: images)
  }

  @Test("fields read from left to right")
  func order() {
    var row = row("7\t-0.5\t1\ttext\t\tlast")
    let value1 = row.int()
    #expect(value1 == 7)
    let value2 = row.double()
    #expect(value2 == -0.5)
    let value3 = row.bool()
    #expect(value3)
    let value4 = row.string()
    #expect(value4 == "text")
    let value5 = row.string()
    #expect(value5 == "")
    #expect(!row.isAtEnd)
    let value6 = row.string()
    #expect(value6 == "last")
    #expect(row.isAtEnd)
  }

  @Test("escapes of a text are undone")
  func escapes() {
    var row = row("a\\tb\\nc\\rd\\\\e\t\\\\N\t\u{E9}")
    let value7 = row.string()
    #expect(value7 == "a\tb\nc\rd\\e")
    let value8 = row.string()
    #expect(value8 == "\\N")
    let value9 = row.string()
    #expect(value9 == "é")
  }

  @Test("nil is not an empty text")
  func optionals() {
    var row = row("\\N\t\t5")
    let texts = (0..<2).map { _ in row.optional { $0.string() } }
    let number = row.optional { $0.int() }
    #expect(texts == [nil, ""])
    #expect(number == 5)
  }

  @Test("lists nest")
  func lists() {
    var row = row("2\t1\t10\t3\t20\t30\t40\tend")
    let lists = row.list { $0.list { $0.int() } }
    #expect(lists == [[10], [20, 30, 40]])
    let value10 = row.string()
    #expect(value10 == "end")
  }

  @Test("values of UIKit take as many fields as they have parts")
  func composites() {
    var row = row("320\t480.5\t1\t2\t3\t4\t1\t0.5\t0\t1\tbold\t14\t0\thttps://a.b/c?d")
    let value11 = row.size()
    #expect(value11 == CGSize(width: 320, height: 480.5))
    let value12 = row.insets()
    #expect(value12 == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let value13 = row.color()
    #expect(value13 == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let value14 = row.font()
    #expect(value14 == UIFont.boldSystemFont(ofSize: 14))
    let value15 = row.date()
    #expect(value15 == Date(timeIntervalSince1970: 0))
    let value16 = row.url()
    #expect(value16 == URL(string: "https://a.b/c?d"))
  }

  @Test("a system color of a row is the one that its name encodes")
  func systemColors() {
    var row = row("2\t0\t0\t1\t32\t0\t0\t1\t41\t0\t0\t1\tend")
    let first = row.color()
    #expect(first == .systemRed)
    let background = row.color()
    #expect(background == .systemBackground)
    let unknown = row.color()
    #expect(unknown == UIColor(red: 41, green: 0, blue: 0, alpha: 1))
    let next = row.string()
    #expect(next == "end")
  }

  @Test("an image is one of the fixture's, the same for every row")
  func images() {
    let rows = FixtureRows("a\t1\t2\t1\nb\t30\t40\t2\n1\n1\n0\n9\n", imageCount: 2)
    let images = (2..<6).map { line in
      var row = rows.decoder(at: line)
      return row.image()
    }
    #expect(images[0].size == CGSize(width: 30, height: 40))
    #expect(images[0].scale == 2)
    #expect(images[0] === images[1])
    #expect(images[2].size == CGSize(width: 1, height: 2))
    #expect(images[3].size == .zero)
  }

  @Test("whatever is missing reads as empty")
  func missing() {
    var row = row("")
    let value17 = row.int()
    #expect(value17 == 0)
    let value18 = row.double()
    #expect(value18 == 0)
    let value19 = row.string()
    #expect(value19 == "")
    let value20 = row.bool()
    #expect(!value20)
    let number = row.optional { $0.int() }
    let list = row.list { $0.int() }
    #expect(number == 0)
    #expect(list.isEmpty)
    var outside = FixtureRows("1\n").decoder(at: 5)
    #expect(outside.isAtEnd)
    let value21 = outside.int()
    #expect(value21 == 0)
  }

  @Test("numbers read back bit for bit", arguments: [0.1, 1e300, -1.5e-10, 172.5, .infinity])
  func numbers(_ number: Double) {
    let text = "\(number)"
    let read = text.withCString { strtod($0, nil) }
    #expect(read == number)
  }
}
