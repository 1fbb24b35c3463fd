import FixtureModel

/// The arguments with which a layout spec is made.
struct SpecCall {
  /// The text between the parentheses.
  let arguments: String

  /// Creates the arguments of an element whose children have been written already.
  init(
    _ element: LayoutNode, shape: SpecShape, children list: ChildList, in scope: BindingExpressions
  ) {
    self.init(element, shape: shape, children: list, all: list.all, in: scope)
  }

  /// Creates the arguments of an element, with an expression of its own for all children.
  init(
    _ element: LayoutNode, shape: SpecShape, children list: ChildList, all: String,
    in scope: BindingExpressions
  ) {
    arguments = shape.arguments.map { argument in
      switch argument {
      case .property(let name, let fallback):
        let label = SpecShape.labels[name] ?? name
        return "\(label): \(Self.value(of: name, in: element, or: fallback, scope: scope))"
      case .child(let label, let index): return "\(label): \(list.child(at: index))"
      case .children(let label): return "\(label): \(all)"
      }
    }.joined(separator: ", ")
  }

  private static func value(
    of name: String, in element: LayoutNode, or fallback: String, scope: BindingExpressions
  ) -> String {
    guard let property = element.properties.first(where: { $0.name == name }) else {
      return fallback
    }
    let expression = PropertyExpression(property, in: scope)
    return expression.isOptional ? "\(expression.text) ?? \(fallback)" : expression.text
  }
}

/// The initializer of a layout spec: its arguments, in order, with their defaults.
struct SpecShape {
  /// The value of an argument.
  enum Argument {
    /// A property of that name, or the default.
    case property(String, default: String)
    /// The child at an index.
    case child(label: String, index: Int)
    /// All children.
    case children(label: String)
  }

  /// The arguments.
  let arguments: [Argument]

  /// The names of the properties that the initializer takes.
  var propertyNames: Set<String> {
    Set(
      arguments.compactMap { argument in
        guard case .property(let name, _) = argument else { return nil }
        return name
      })
  }

  /// Returns the shape of a spec class, that of the empty spec for an unknown one.
  static func shape(of className: String) -> SpecShape {
    shapes[className] ?? SpecShape(arguments: [])
  }

  private static let shapes: [String: SpecShape] = [
    "ASStackLayoutSpec": SpecShape(arguments: [
      .property("direction", default: ".horizontal"), .property("spacing", default: "0"),
      .property("justifyContent", default: ".start"), .property("alignItems", default: ".stretch"),
      .children(label: "children"),
    ]),
    "ASInsetLayoutSpec": SpecShape(arguments: [
      .property("insets", default: ".zero"), .child(label: "child", index: 0),
    ]),
    "ASRatioLayoutSpec": SpecShape(arguments: [
      .property("ratio", default: "1"), .child(label: "child", index: 0),
    ]),
    "ASRelativeLayoutSpec": SpecShape(arguments: [
      .property("horizontalPosition", default: ".start"),
      .property("verticalPosition", default: ".start"),
      .property("sizingOption", default: "[]"), .child(label: "child", index: 0),
    ]),
    "ASCenterLayoutSpec": SpecShape(arguments: [
      .property("centeringOptions", default: "[]"), .property("sizingOptions", default: "[]"),
      .child(label: "child", index: 0),
    ]),
    "ASAbsoluteLayoutSpec": SpecShape(arguments: [
      .property("sizing", default: ".default"), .children(label: "children"),
    ]),
    "ASOverlayLayoutSpec": SpecShape(arguments: [
      .child(label: "child", index: 0), .child(label: "overlay", index: 1),
    ]),
    "ASBackgroundLayoutSpec": SpecShape(arguments: [
      .child(label: "child", index: 0), .child(label: "background", index: 1),
    ]),
    "ASCornerLayoutSpec": SpecShape(arguments: [
      .child(label: "child", index: 0), .child(label: "corner", index: 1),
      .property("cornerLocation", default: ".topLeft"),
    ]),
    "ASWrapperLayoutSpec": SpecShape(arguments: [.children(label: "layoutElements")]),
  ]

  /// The label of a property's argument where it is not the property's name.
  static let labels = ["cornerLocation": "location"]
}
