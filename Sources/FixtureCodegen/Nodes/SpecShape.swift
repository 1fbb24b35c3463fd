/// How a layout spec is made: its initialiser's arguments, in order, with their defaults.
struct SpecShape {
  /// What an argument takes.
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

  /// The names of the properties that the initialiser takes.
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
