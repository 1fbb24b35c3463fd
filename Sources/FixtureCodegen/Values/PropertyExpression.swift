import FixtureModel

/// The Swift expression of a property's value at a place of generated code.
struct PropertyExpression {
  /// The expression.
  let text: String
  /// A Boolean value that indicates whether the expression may be nil where the property may not.
  let isOptional: Bool

  /// Creates the expression for a property.
  init(_ property: Property, in scope: BindingExpressions) {
    switch property.value {
    case .binding(let binding):
      text = Self.bound(binding, for: property, in: scope)
      isOptional = binding.isOptional
    case .text(let template):
      let string = scope.optionalString(template)
      text =
        property.kind == .url
        ? "URL(string: \(string ?? scope.string(template)))"
        : string ?? scope.string(template)
      isOptional = string != nil
    default:
      let value = Self.constant(property.value)
      text = property.isLayerColor ? "\(value).cgColor" : value
      isOptional = false
    }
  }

  private static func constant(_ value: PropertyValue) -> String {
    switch value {
    case .text, .binding: ""
    case .integer(let number): String(number)
    case .number(let number): SwiftValue.number(number)
    case .bool(let isTrue): String(isTrue)
    case .size(let size): SwiftValue.size(size)
    case .point(let point): SwiftValue.point(point)
    case .rect(let rect): SwiftValue.rect(rect)
    case .insets(let insets): SwiftValue.insets(insets)
    case .dimension(let dimension): SwiftValue.dimension(dimension)
    case .dimensionPair(let pair): SwiftValue.layoutSize(pair)
    case .sizeRange(let range): SwiftValue.sizeRange(range) ?? "ASSizeRangeUnconstrained"
    case .color(let color): SwiftValue.color(color)
    case .font(let font): SwiftValue.font(font)
    case .image(let name): SwiftValue.image(name)
    case .enumCase(let name): SwiftIdentifier.member(name)
    case .options(let names): SwiftValue.options(names)
    case .type(let type): "\(SwiftValue.typeExpression(type)).self"
    }
  }

  /// Returns a binding's value converted to what the property takes.
  private static func bound(
    _ binding: Binding, for property: Property, in scope: BindingExpressions
  ) -> String {
    let value = scope.expression(binding)
    let kind = property.kind
    if kind == .dimensionPair, binding.type == .scalar(.cgSize), !binding.isOptional {
      return "ASLayoutSizeMake(ASDimensionMakeWithPoints(\(value).width), "
        + "ASDimensionMakeWithPoints(\(value).height))"
    }
    if property.isLayerColor { return "\(value)\(binding.endsOptional ? "?" : "").cgColor" }
    guard let conversion = conversion(from: binding.type.unwrapped, to: kind) else { return value }
    guard binding.isOptional else { return "\(conversion.head)\(value)\(conversion.tail)" }
    return "(\(value)).map({ \(conversion.head)$0\(conversion.tail) })"
  }

  private static func conversion(
    from type: FieldType, to kind: ValueKind
  ) -> (head: String, tail: String)? {
    switch (kind, type) {
    case (.number, .scalar(.cgFloat)): nil
    case (.number, _): ("CGFloat(", ")")
    // The only property of this kind that takes bindings is `maximumNumberOfLines`.
    case (.integer, _): ("FixtureSupport.FixtureRuntime.numberOfLines(", ")")
    case (.dimension, _): ("ASDimensionMakeWithPoints(CGFloat(", "))")
    case (.url, .scalar(.string)): ("URL(string: ", ")")
    default: nil
    }
  }
}

extension Property {
  /// A Boolean value that indicates whether the property takes a Core Graphics color, as those of
  /// layers do.
  fileprivate var isLayerColor: Bool {
    target == .object && (name == "borderColor" || name == "shadowColor")
  }
}
