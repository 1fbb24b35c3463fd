import Foundation
import UIKit

extension RowDecoder {
  /// Reads a number as a length or factor.
  public mutating func cgFloat() -> CGFloat {
    CGFloat(double())
  }

  /// Reads an address.
  public mutating func url() -> URL {
    URL(string: string()) ?? URL(fileURLWithPath: "/")
  }

  /// Reads a date, written as seconds since 1970, Greenwich.
  public mutating func date() -> Date {
    Date(timeIntervalSince1970: double())
  }

  /// Reads a size, two fields, in points.
  public mutating func size() -> CGSize {
    let width = cgFloat()
    return CGSize(width: width, height: cgFloat())
  }

  /// Reads insets, four fields: top, left, bottom and right, in points.
  public mutating func insets() -> UIEdgeInsets {
    let top = cgFloat()
    let left = cgFloat()
    let bottom = cgFloat()
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: cgFloat())
  }

  /// Reads an image, written as its index among the fixture's images.
  public mutating func image() -> UIImage {
    images[int()]
  }

  /// Reads a colour, four fields from 0 to 1: red, green, blue and alpha.
  public mutating func color() -> UIColor {
    let red = cgFloat()
    let green = cgFloat()
    let blue = cgFloat()
    return UIColor(red: red, green: green, blue: blue, alpha: cgFloat())
  }

  /// Reads a font, two fields: its name, or empty, `bold` or `italic` for the system's, and size.
  public mutating func font() -> UIFont {
    let name = string()
    return FixtureFont(name: name, size: cgFloat()).makeFont()
  }

  /// Reads a case of an enumeration by its raw value, the first case when there is none of it.
  public mutating func enumeration<Case: FixtureEnumeration>(_ type: Case.Type = Case.self) -> Case
  {
    Case(rawValue: string()) ?? Case.first
  }
}

/// An enumeration that a fixture declares; its raw values are the words of the fixture.
public protocol FixtureEnumeration: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The case that the fixture declares first.
  static var first: Self { get }
}
