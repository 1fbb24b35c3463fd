import FixtureContract
import Foundation
import UIKit

extension FixtureRowDecoder {
  /// Reads a number as `CGFloat`.
  public mutating func cgFloat() -> CGFloat {
    CGFloat(double())
  }

  /// Reads a URL.
  public mutating func url() -> URL {
    URL(string: string()) ?? URL(fileURLWithPath: "/")
  }

  /// Reads a date, written as seconds since 1970, UTC.
  public mutating func date() -> Date {
    Date(timeIntervalSince1970: double())
  }

  /// Reads a size in points from two fields.
  public mutating func size() -> CGSize {
    let width = cgFloat()
    return CGSize(width: width, height: cgFloat())
  }

  /// Reads insets in points from four fields: top, left, bottom and right.
  public mutating func insets() -> UIEdgeInsets {
    let top = cgFloat()
    let left = cgFloat()
    let bottom = cgFloat()
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: cgFloat())
  }

  /// Reads an image, written as its index in the fixture's images.
  public mutating func image() -> UIImage {
    images[int()]
  }

  /// Reads a color from four fields from 0 to 1: red, green, blue and alpha.
  ///
  /// If the first field is 2 or greater, the color is the system color of that number less 2.
  public mutating func color() -> UIColor {
    let red = cgFloat()
    let green = cgFloat()
    let blue = cgFloat()
    let alpha = cgFloat()
    let names = SystemColorName.allCases
    guard red >= 2, red < CGFloat(names.count + 2) else {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return .system(names[Int(red) - 2])
  }

  /// Reads a font from two fields: the name (empty, `bold` or `italic` for the system font) and the
  /// size.
  public mutating func font() -> UIFont {
    let name = string()
    return FixtureFont(name: name, size: cgFloat()).makeFont()
  }

  /// Reads a case of an enumeration by its name. An unknown name gives the first case.
  public mutating func enumeration<Case: FixtureEnumeration>(_ type: Case.Type = Case.self) -> Case
  {
    Case(named: string()) ?? Case.allCases[Case.allCases.startIndex]
  }
}
