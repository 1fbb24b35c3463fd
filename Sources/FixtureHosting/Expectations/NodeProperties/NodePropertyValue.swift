import FixtureContract
import FixtureSupport
import Foundation
import UIKit

/// The value of a node's property in the form that assertions compare.
enum NodePropertyValue {
  /// A text, a URL, a Boolean value or the case of an enumeration; `nil` for a property without value.
  case text(String?)
  /// The members of an option set.
  case options([String])
  /// A number, or the numbers of a size, a point, a rectangle or insets.
  case numbers([Double])
  /// A color.
  case color(UIColor?)
  /// A font.
  case font(UIFont?)
  /// An image.
  case image(UIImage?)

  static func bool(_ value: Bool) -> NodePropertyValue { .text(value ? "true" : "false") }

  static func number(_ value: some BinaryFloatingPoint) -> NodePropertyValue {
    .numbers([Double(value)])
  }

  static func number(_ value: some BinaryInteger) -> NodePropertyValue { .numbers([Double(value)]) }

  static func word(_ value: some Any) -> NodePropertyValue { .text("\(value)") }

  static func size(_ size: CGSize) -> NodePropertyValue { .numbers([size.width, size.height]) }

  static func insets(_ insets: UIEdgeInsets) -> NodePropertyValue {
    .numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  static func color(_ color: CGColor?) -> NodePropertyValue {
    .color(color.map { UIColor(cgColor: $0) })
  }

  /// Returns whether the value is the expected one. Numbers may differ by a tolerance.
  @MainActor func matches(_ expected: FixtureExpectedProperty, tolerance: Double) -> Bool {
    switch (self, expected) {
    case (.text(let actual), .text(let expected)): (actual ?? "") == expected
    case (.text(let actual), .pattern(let pattern)):
      (try? Regex(pattern)).map { (actual ?? "").contains($0) } ?? false
    case (.options(let actual), .options(let expected)): Set(actual) == Set(expected)
    case (.numbers(let actual), .numbers(let expected)):
      actual.count == expected.count
        && zip(actual, expected).allSatisfy { $1.matches($0, tolerance: tolerance) }
    case (.color(let actual), .color(let expected)):
      actual.map(AppearanceReader.hexadecimal)
        == UIColor(spelling: expected).map(AppearanceReader.hexadecimal)
    case (.font(let actual), .font(let name, let size)):
      actual.map(Self.spelling) == Self.spelling(FixtureFont(name: name, size: size).makeFont())
    case (.image(let actual), .text(let name)): Self.name(of: actual) == name
    default: false
    }
  }

  /// The value in a fixture's spelling, for messages.
  @MainActor var description: String {
    switch self {
    case .text(let text): text.map { VisibleText($0).text } ?? "none"
    case .options(let options): options.isEmpty ? "none" : options.joined(separator: " ")
    case .numbers(let numbers): FixtureNumber.text(numbers)
    case .color(let color): color.map(AppearanceReader.hexadecimal) ?? "none"
    case .font(let font): font.map(Self.spelling) ?? "none"
    case .image(let image):
      Self.name(of: image) ?? (image == nil ? "none" : "an image without a name")
    }
  }

  /// The value as a fixture states it, or `nil` for one that no fixture can state.
  @MainActor func spelling(tolerance: Double) -> String? {
    switch self {
    case .text(let text): text ?? ""
    case .options(let options): options.joined(separator: " ")
    case .numbers(let numbers): RecordedNumbers(numbers, tolerance: tolerance).text
    case .color(let color): color.map(AppearanceReader.hexadecimal)
    case .font(let font): font.map(Self.fixtureSpelling)
    case .image(let image): Self.name(of: image)
    }
  }

  /// Returns the spelling of a font in a fixture: without a name, `bold`, `italic`, or a design and a weight for the
  /// system font.
  private static func fixtureSpelling(_ font: UIFont) -> String {
    let size = FixtureExpectedNumber.exactly(font.pointSize).description
    let system = systemNames.first { name in
      spelling(FixtureFont(name: name, size: font.pointSize).makeFont()) == spelling(font)
    }
    return [system ?? font.fontName, size].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The names of the system's fonts in fixtures, the frequent ones first.
  private static let systemNames: [String] =
    ["", "bold", "italic"]
    + SystemFontDesign.allCases.flatMap { design in
      FontWeight.allCases.map { weight in
        [design.word, weight.rawValue].compactMap(\.self).joined(separator: " ")
      }
    }

  /// Returns the name and the size of a font.
  static func spelling(_ font: UIFont) -> String {
    "\(font.fontName) \(FixtureNumber.text(font.pointSize))"
  }

  private static func name(of image: UIImage?) -> String? {
    guard case .named(let name)? = image?.cgImage?.source else { return nil }
    return name
  }
}

extension FixtureExpectedProperty {
  /// The expected value for messages, with the color or the font of a name.
  @MainActor var explained: String {
    switch self {
    case .color(let name):
      guard !name.hasPrefix("#"), let color = UIColor(spelling: name) else { return name }
      return "\(name) (\(AppearanceReader.hexadecimal(color)))"
    case .font(let name, let size):
      let font = FixtureFont(name: name, size: size).makeFont()
      return "\(description) (\(NodePropertyValue.spelling(font)))"
    case .text(let text): return VisibleText(text).text
    case .options(let options): return options.isEmpty ? "none" : description
    case .pattern, .numbers: return description
    }
  }
}

extension UIColor {
  /// Creates a color from its name in fixtures, or from `#RRGGBBAA`.
  fileprivate convenience init?(spelling: String) {
    if let name = SystemColorName(rawValue: spelling) {
      self.init { UIColor.system(name).resolvedColor(with: $0) }
      return
    }
    guard let values = ColorConstants.components[spelling] ?? Self.components(spelling) else {
      return nil
    }
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  private static func components(_ spelling: String) -> [Double]? {
    guard spelling.hasPrefix("#"), spelling.count == 9,
      let number = UInt32(spelling.dropFirst(), radix: 16)
    else { return nil }
    return [24, 16, 8, 0].map { Double(number >> $0 & 255) / 255 }
  }
}
