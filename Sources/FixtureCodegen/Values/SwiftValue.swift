import FixtureContract
import FixtureModel

/// Swift expressions for the constant values of a fixture.
enum SwiftValue {
  /// Returns a number literal, whole numbers without a fraction.
  static func number(_ value: Double) -> String {
    if value == .infinity { return "CGFloat.infinity" }
    if value == -.infinity { return "-CGFloat.infinity" }
    return NumberText.spelling(value)
  }

  /// Returns a size in points.
  static func size(_ value: SizeValue) -> String {
    "CGSize(width: \(number(value.width)), height: \(number(value.height)))"
  }

  /// Returns a position in points.
  static func point(_ value: PointValue) -> String {
    "CGPoint(x: \(number(value.x)), y: \(number(value.y)))"
  }

  /// Returns a rectangle in points.
  static func rect(_ value: RectValue) -> String {
    "CGRect(x: \(number(value.origin.x)), y: \(number(value.origin.y)), "
      + "width: \(number(value.size.width)), height: \(number(value.size.height)))"
  }

  /// Returns insets in points.
  static func insets(_ value: InsetsValue) -> String {
    if value == InsetsValue(top: 0, left: 0, bottom: 0, right: 0) { return "UIEdgeInsets.zero" }
    return "UIEdgeInsets(top: \(number(value.top)), left: \(number(value.left)), "
      + "bottom: \(number(value.bottom)), right: \(number(value.right)))"
  }

  /// Returns a dimension in Texture's spelling.
  static func dimension(_ value: DimensionValue) -> String {
    switch value {
    case .auto: "ASDimensionAuto"
    case .points(let points): "ASDimensionMakeWithPoints(\(number(points)))"
    case .fraction(let fraction): "ASDimensionMakeWithFraction(\(number(fraction)))"
    }
  }

  /// Returns a pair of dimensions in Texture's spelling.
  static func layoutSize(_ value: DimensionPair) -> String {
    "ASLayoutSizeMake(\(dimension(value.width)), \(dimension(value.height)))"
  }

  /// Returns a size range in Texture's spelling.
  static func sizeRange(_ value: SizeRangeValue) -> String? {
    let points = value.lengths.compactMap { length in
      if case .points(let points) = length { points } else { nil }
    }
    guard points.count == 4 else { return nil }
    let (least, most) = (
      SizeValue(width: points[0], height: points[1]), SizeValue(width: points[2], height: points[3])
    )
    return "ASSizeRangeMake(\(size(least)), \(size(most)))"
  }

  /// Returns a size range whose lengths depend on the container.
  static func relativeRange(_ value: SizeRangeValue, columns: Int) -> String {
    let lengths = value.lengths.map { length in
      switch length {
      case .fill: ".fill"
      case .points(let points): points == .infinity ? ".infinity" : NumberText.spelling(points)
      }
    }
    let suffix = columns > 1 ? ", columns: \(columns)" : ""
    return "FixtureSupport.FixtureSizeRange(\(lengths.joined(separator: ", "))\(suffix))"
  }

  /// Returns an index path.
  static func indexPath(_ value: IndexPathValue) -> String {
    "[\(value.section), \(value.item)]"
  }

  /// Returns a color.
  static func color(_ value: ColorValue) -> String {
    switch value {
    case .named(let name):
      return "UIColor\(SwiftIdentifier.member(name))"
    case .rgba(let red, let green, let blue, let alpha):
      let parts = [red, green, blue, alpha].map { $0 == 0 ? "0" : $0 == 255 ? "1" : "\($0) / 255" }
      return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
    }
  }

  /// Returns a font.
  static func font(_ value: FontValue) -> String {
    switch value {
    case .face(let face, let size): font(face, number(size))
    case .textStyle(let style):
      "UIFont.preferredFont(forTextStyle: \(SwiftIdentifier.member(style)))"
    }
  }

  private static func font(_ face: FontFace, _ size: String) -> String {
    switch face {
    case .system: "UIFont.systemFont(ofSize: \(size))"
    case .boldSystem: "UIFont.boldSystemFont(ofSize: \(size))"
    case .italicSystem: "UIFont.italicSystemFont(ofSize: \(size))"
    case .weighted(let design, let weight):
      "UIFont.\(design.functionName)(ofSize: \(size), weight: .\(weight.rawValue))"
    case .named(let name):
      "(UIFont(name: \(SwiftStringLiteral.quoted(name)), size: \(size)) "
        + "?? UIFont.systemFont(ofSize: \(size)))"
    }
  }

  /// Returns one of the fixture's images.
  static func image(_ name: String) -> String {
    "\(FixtureFileNames.rows).images[\(SwiftStringLiteral.quoted(name))]"
  }

  /// Returns an option set of members.
  static func options(_ names: [String]) -> String {
    names.count == 1
      ? SwiftIdentifier.member(names[0])
      : "[\(names.map(SwiftIdentifier.member).joined(separator: ", "))]"
  }

  /// Returns the name of a hand-written type with its module.
  static func type(_ type: TypeReference) -> String {
    let name = SwiftIdentifier.path(type.name)
    return type.module.map { "\(SwiftIdentifier.handWritten($0)).\(name)" } ?? name
  }

  /// Returns the name of a hand-written type for an expression.
  static func typeExpression(_ type: TypeReference) -> String {
    SwiftIdentifier.expression(ofType: self.type(type))
  }
}

/// The shortest spelling of a number that reads back as the same number.
enum NumberText {
  /// Returns the spelling; whole numbers have no fraction.
  static func spelling(_ value: Double) -> String {
    guard value > -1e15, value < 1e15, Double(Int(value)) == value else { return "\(value)" }
    return String(Int(value))
  }
}

extension SystemFontDesign {
  /// The method of `UIFont` that returns fonts of the design.
  fileprivate var functionName: String {
    switch self {
    case .standard: "systemFont"
    case .monospacedDigit: "monospacedDigitSystemFont"
    case .monospaced: "monospacedSystemFont"
    }
  }
}
