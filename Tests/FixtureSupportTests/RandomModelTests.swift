import FixtureModel
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureCodegen
@testable import FixtureSupport

/// Rows of random models through the generator's encoder and the runtime's decoder.
@Suite("Rows survive encoding and decoding")
struct RandomModelTests {
  @Test("random models read back as they were written", arguments: 0..<40 as Range<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = RandomRows(seed: seed)
    for _ in 0..<50 {
      let types = (0..<random.below(6)).map { _ in random.type(depth: 4) }
      let values = types.map { random.value(of: $0) }
      let line = EncodedLine(values)
      var row = line.decoder()
      let decoded = types.map { ReadValue(from: &row, as: $0) }
      #expect(decoded == zip(values, types).map { ReadValue($0, as: $1) }, "\(types): \(values)")
      #expect(row.isAtEnd)
    }
  }

  @Test("an optional model whose first field is nil is not nil, and later fields stay in place")
  func absentFirstField() {
    let author = RowType.optional(.model([.optional(.scalar(.string)), .scalar(.string)]))
    let line = EncodedLine([.model([.none, .string("Bob")]), .string("x")])
    var row = line.decoder()
    let decoded = [author, .scalar(.string)].map { ReadValue(from: &row, as: $0) }
    #expect(decoded == [.model([.absent, .leaf("Bob")]), .leaf("x")])
  }
}

/// The type of a field, nested models spelled out.
indirect enum RowType {
  case scalar(ScalarType)
  case season
  case model([RowType])
  case optional(RowType)
  case list(RowType)
}

/// Seeded random types and values.
struct RandomRows {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// A number from 0 up to but not including a bound.
  mutating func below(_ bound: Int) -> Int { random.next(bound) }

  mutating func type(depth: Int) -> RowType {
    switch below(depth > 0 ? 9 : 5) {
    case 0, 1, 2, 3: .scalar(ScalarType.allCases[below(ScalarType.allCases.count)])
    case 4: .season
    case 5, 6: .model((0..<below(4)).map { _ in type(depth: depth - 1) })
    case 7: .list(type(depth: depth - 1))
    default: optional(type(depth: depth - 1))
    }
  }

  mutating func value(of type: RowType) -> FieldValue {
    switch type {
    case .scalar(let scalar): value(of: scalar)
    case .season: .enumCase(Season.allCases[below(2)].name)
    case .model(let fields): .model(fields.map { value(of: $0) })
    case .optional(let wrapped): below(2) == 0 ? .none : value(of: wrapped)
    case .list(let element): .list((0..<below(4)).map { _ in value(of: element) })
    }
  }

  private func optional(_ type: RowType) -> RowType {
    if case .optional = type { return type }
    return .optional(type)
  }

  private mutating func value(of scalar: ScalarType) -> FieldValue {
    let number = [0, -1.5, 1e300, 0.1, .infinity, 12][below(6)]
    return switch scalar {
    case .int: .integer([0, -7, .max, .min][below(4)])
    case .double, .cgFloat: .double(number)
    case .bool: .bool(below(2) == 0)
    case .string: .string(texts[below(texts.count)])
    case .url: .string(["https://a.b/c?d", "x"][below(2)])
    case .date: .date(number.isFinite ? number : 0)
    case .cgSize: .size(SizeValue(width: number, height: 2))
    case .edgeInsets: .insets(InsetsValue(top: 1, left: number, bottom: 3, right: 4))
    case .image: .image(["a", "b"][below(2)])
    case .color: .color(.rgba(red: 255, green: 0, blue: 51, alpha: 0))
    case .font:
      .font(
        [
          .face(.system, size: 9), .face(.boldSystem, size: 9), .face(.named("Helvetica"), size: 9),
          .textStyle("title1"),
        ][below(4)])
    }
  }

  private let texts = [
    "", "\\N", "\t", "\n", "\r\n", "a\tb", "\\", "+", "é\u{202E}\"", "\\\\N", "0",
  ]
}

/// The line that the generator makes of a row, beside two images, as the bytes of an executable.
final class EncodedLine {
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ values: [FieldValue]) {
    let position = SourcePosition(file: "F.xml", line: 1, column: 1)
    var fixture = Fixture(path: "F.xml", position: position)
    fixture.declarations.images = ["a", "b"].map {
      ImageDeclaration(name: $0, size: SizeValue(width: 1, height: 2), scale: 1, position: position)
    }
    var container = Container(kind: .table, name: "T", position: position)
    let row = Row(values: values, position: position)
    container.sections = [Section(rows: [row], rowCount: 1, position: position)]
    fixture.containers = [container]
    var encoder = RowEncoder(fixture)
    _ = encoder.encode()
    let lines = encoder.literal.split(separator: "\n", omittingEmptySubsequences: false)
    // Behind the two images and the section's own line.
    let line = Array(Self.unescaped(lines[3]).utf8) + [0]
    bytes = .allocate(capacity: line.count)
    _ = bytes.initialize(from: line)
  }

  deinit { bytes.deallocate() }

  func decoder() -> FixtureRowDecoder {
    let start = UnsafePointer(bytes.baseAddress!)
    let images = ["a", "b"].map { FixtureImage(name: $0, size: .zero) }
    return FixtureRowDecoder(
      fields: start, end: start + bytes.count - 1, images: FixtureImages(images))
  }

  /// The text of the inside of a Swift literal.
  private static func unescaped(_ literal: Substring) -> String {
    var text = ""
    var rest = literal
    while let character = rest.popFirst() {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "t": text += "\t"
      case "n": text += "\n"
      case "r": text += "\r"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      case let other?: text.append(other)
      case nil: break
      }
    }
    return text
  }
}

/// A value of a row, as written or as the runtime reads it.
enum ReadValue: Hashable {
  case absent
  case leaf(AnyHashable)
  case list([ReadValue])
  case model([ReadValue])

  /// Reads a value by the calls that generated code makes.
  init(from row: inout FixtureRowDecoder, as type: RowType) {
    switch type {
    case .scalar(let scalar): self = .leaf(Self.leaf(from: &row, scalar))
    case .season: self = .leaf(row.enumeration(Season.self))
    case .model(let fields):
      self = row.model { row in .model(fields.map { ReadValue(from: &row, as: $0) }) }
    case .optional(let wrapped):
      self = row.optional { ReadValue(from: &$0, as: wrapped) } ?? .absent
    case .list(let element): self = .list(row.list { ReadValue(from: &$0, as: element) })
    }
  }

  /// The value that a row states.
  init(_ value: FieldValue, as type: RowType) {
    switch (value, type) {
    case (.none, _): self = .absent
    case (let value, .optional(let wrapped)): self.init(value, as: wrapped)
    case (.list(let values), .list(let element)):
      self = .list(values.map { ReadValue($0, as: element) })
    case (.model(let values), .model(let fields)):
      self = .model(zip(values, fields).map { ReadValue($0, as: $1) })
    case (.enumCase(let name), _): self = .leaf(Season(named: name) ?? .spring)
    case (let value, .scalar(let scalar)): self = .leaf(Self.leaf(value, scalar))
    default: self = .absent
    }
  }

  private static func leaf(from row: inout FixtureRowDecoder, _ type: ScalarType) -> AnyHashable {
    switch type {
    case .int: row.int()
    case .double: row.double()
    case .cgFloat: row.cgFloat()
    case .bool: row.bool()
    case .string: row.string()
    case .url: row.url()
    case .date: row.date()
    case .cgSize: "\(row.size())"
    case .edgeInsets: "\(row.insets())"
    case .image: row.image().description
    case .color: row.color()
    case .font: row.font()
    }
  }

  private static func leaf(_ value: FieldValue, _ type: ScalarType) -> AnyHashable {
    switch value {
    case .integer(let number): number
    case .double(let number): type == .cgFloat ? AnyHashable(CGFloat(number)) : number
    case .bool(let isTrue): isTrue
    case .string(let text):
      type == .url ? AnyHashable(URL(string: text) ?? URL(fileURLWithPath: "/")) : text
    case .date(let seconds): Date(timeIntervalSince1970: seconds)
    case .size(let size): "\(CGSize(width: size.width, height: size.height))"
    case .insets(let insets):
      "\(UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))"
    case .image(let name): UIImage(name: name, size: .zero).description
    case .color: UIColor(red: 1, green: 0, blue: 0.2, alpha: 0)
    case .font(let font): Self.font(font)
    case .none, .enumCase, .list, .model: ""
    }
  }

  private static func font(_ font: FontValue) -> UIFont {
    switch font {
    case .face(.system, let size): UIFont.systemFont(ofSize: size)
    case .face(.boldSystem, let size): UIFont.boldSystemFont(ofSize: size)
    case .face(.italicSystem, let size): UIFont.italicSystemFont(ofSize: size)
    case .face(.named(let name), let size):
      UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
    // No random model has a weight.
    case .face(.weighted, let size): UIFont.systemFont(ofSize: size)
    case .textStyle: UIFont.preferredFont(forTextStyle: .title1)
    }
  }
}

enum Season: Int, FixtureEnumeration {
  case spring, autumn

  static let fixtureNames = FixtureNames("spring autumn")
}
