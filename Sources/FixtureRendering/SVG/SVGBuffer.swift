import Foundation
import UIKit

/// A buffer for the bytes of an SVG document, which are the same on every machine.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }
  var isEmpty: Bool { bytes.isEmpty }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends markup unchanged.
  mutating func append(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  mutating func append(_ other: SVGBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Removes everything after a position.
  mutating func truncate(to count: Int) {
    bytes.removeSubrange(count...)
  }

  /// Removes and returns everything after a position.
  mutating func cut(from count: Int) -> SVGBuffer {
    var tail = SVGBuffer()
    tail.bytes = Array(bytes[count...])
    truncate(to: count)
    return tail
  }

  /// Inserts markup at a position.
  mutating func insert(_ other: SVGBuffer, at position: Int) {
    bytes.insert(contentsOf: other.bytes, at: position)
  }

  /// Appends text with XML's special characters escaped. Characters that XML does not allow become
  /// U+FFFD.
  mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t", "\n", "\r": bytes.append(UInt8(ascii: " "))
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default:
        if scalar.isASCII {
          bytes.append(UInt8(scalar.value))
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar)!)
        }
      }
    }
  }
}

extension SVGBuffer {
  /// Appends a number with at most five decimals. `nan` becomes 0, and an infinity becomes
  /// ±1,000,000,000.
  mutating func append(_ value: CGFloat) {
    append(Double(value), unit: 100_000)
  }

  /// Appends a matrix element with at most nine decimals.
  mutating func append(factor value: CGFloat) {
    append(Double(value), unit: 1_000_000_000)
  }

  private mutating func append(_ value: Double, unit: Int) {
    guard value.isFinite else {
      return append(value.isNaN ? "0" : value < 0 ? "-1000000000" : "1000000000")
    }
    let scaled = (value * Double(unit)).rounded()
    guard abs(scaled) < 9e15 else { return append("\(value)") }
    let whole = Int(scaled)
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digits: whole.magnitude / UInt(unit))
    append(fraction: whole.magnitude % UInt(unit), unit: UInt(unit))
  }

  private mutating func append(digits value: UInt) {
    guard value > 9 else { return bytes.append(UInt8(value) + 48) }
    append(digits: value / 10)
    bytes.append(UInt8(value % 10) + 48)
  }

  private mutating func append(fraction: UInt, unit: UInt) {
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest, place) = (fraction, unit / 10)
    while rest > 0 {
      bytes.append(UInt8(rest / place) + 48)
      rest %= place
      place /= 10
    }
  }
}

extension SVGBuffer {
  /// Appends an attribute with a number.
  mutating func attribute(_ name: String, _ value: CGFloat) {
    open(name)
    append(value)
    append("\"")
  }

  /// Appends an attribute with a text, which is escaped.
  mutating func attribute(_ name: String, _ value: String) {
    open(name)
    append(escaped: value)
    append("\"")
  }

  /// Appends the attributes `x`, `y`, `width` and `height` of a rectangle.
  mutating func attributes(_ rect: CGRect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Appends a `transform` attribute, except for the identity.
  mutating func transform(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    open("transform")
    if transform.isTranslation {
      append("translate(")
    } else {
      append("matrix(")
      for factor in [transform.a, transform.b, transform.c, transform.d] {
        append(factor: factor)
        append(" ")
      }
    }
    append(transform.tx)
    append(" ")
    append(transform.ty)
    append(")\"")
  }

  private mutating func open(_ name: String) {
    append(" ")
    append(name)
    append("=\"")
  }
}
