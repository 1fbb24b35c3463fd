/// A tree of named elements with properties, the model of canonical text for nodes, layouts and
/// containers.
///
/// The text has a line for each element: two spaces per ancestor, the name, then ` | property
/// value` for each property in its given order. It contains no address, hash or date.
public struct FixtureTree: Sendable {
  /// A property of an element in a tree: a name and a value.
  public struct Property: Hashable, Sendable {
    /// The name of the property, without spaces.
    public let name: String
    /// The value of the property, as any text.
    public let value: String

    /// Creates a property. Spaces in the name are replaced by hyphens, so that the text can be
    /// parsed.
    public init(_ name: String, _ value: String) {
      self.name = name.replacing(" ", with: "-")
      self.value = value
    }
  }

  /// The name of the element, which is the same in every run.
  public var name: String
  /// The properties of the element.
  public var properties: [Property]
  /// The child elements, in order.
  public var children: [FixtureTree]
  /// The children in text that snapshots of the newer forms do not have: a list without a node.
  var textChildren: [FixtureTree] = []
  /// The constraint that determined the element's size. Included in differences but not in the
  /// text.
  public var constraint: String?
  /// The properties of the element's appearance that differ from their defaults. Used only in
  /// snapshots.
  var appearance: [Property] = []
  /// The additional children in snapshots: the subviews of UIKit cells and of view controllers'
  /// views.
  var appearanceChildren: [FixtureTree] = []
  /// The properties that snapshots of the form ``SnapshotForm/details`` contain in addition to the
  /// appearance.
  var details: [Property] = []
  /// The additional children in snapshots with details: the subviews of UIKit headers and footers.
  var detailChildren: [FixtureTree] = []
  /// The version of the locale data that the texts come from, or `nil` for texts without a format.
  package var localeData: String?

  /// Creates an element from its name, properties and children.
  public init(
    _ name: String,
    properties: [Property] = [],
    constraint: String? = nil,
    children: [FixtureTree] = []
  ) {
    self.name = name
    self.properties = properties
    self.constraint = constraint
    self.children = children
  }
}

extension FixtureTree {
  /// The canonical text of the tree, ending with a newline.
  public var text: String {
    var lines: [String] = []
    write(into: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(into lines: inout [String], depth: Int) {
    let segments = [Self.escaped(name)] + properties.map { "\($0.name) \(Self.escaped($0.value))" }
    lines.append(String(repeating: "  ", count: depth) + segments.joined(separator: " | "))
    for child in textChildren + children { child.write(into: &lines, depth: depth + 1) }
  }

  /// Returns a name or value with line and property separators escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "|": result += "\\p"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension FixtureTree: Hashable {
  /// Returns whether two trees have the same text and constraints. Appearances are not compared.
  public static func == (one: FixtureTree, other: FixtureTree) -> Bool {
    one.name == other.name && one.properties == other.properties
      && one.constraint == other.constraint && one.children == other.children
      && one.textChildren == other.textChildren
  }

  /// Hashes the name, the properties and the children.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(properties)
    hasher.combine(children)
  }
}
