/// A tree of named things with properties, as canonical text shows nodes, layouts and containers.
///
/// The text has a line for each node: two spaces an ancestor, the name, then ` | property value`
/// for each property in its given order. It holds no address, no hash and no date.
public struct CanonicalTree: Hashable, Sendable {
  /// A name and a value, both free text without meaning here.
  public struct Property: Hashable, Sendable {
    /// The name, without spaces.
    public let name: String
    /// The value.
    public let value: String

    /// Makes a property; spaces in the name become hyphens, so that text reads back.
    public init(_ name: String, _ value: String) {
      self.name = name.replacing(" ", with: "-")
      self.value = value
    }
  }

  /// What the node is, with an identity that does not change from run to run.
  public var name: String
  /// What the text says of the node.
  public var properties: [Property]
  /// The nodes below, in order.
  public var children: [CanonicalTree]
  /// The constraint that gave the node its size, told by a difference but no part of the text.
  public var constraint: String?

  /// Makes a node.
  public init(
    _ name: String,
    properties: [Property] = [],
    constraint: String? = nil,
    children: [CanonicalTree] = []
  ) {
    self.name = name
    self.properties = properties
    self.constraint = constraint
    self.children = children
  }
}

extension CanonicalTree {
  /// The canonical text, ending in a newline.
  public var text: String {
    var lines: [String] = []
    write(into: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(into lines: inout [String], depth: Int) {
    let segments = [Self.escaped(name)] + properties.map { "\($0.name) \(Self.escaped($0.value))" }
    lines.append(String(repeating: "  ", count: depth) + segments.joined(separator: " | "))
    for child in children { child.write(into: &lines, depth: depth + 1) }
  }

  /// Keeps line and property separators out of names and values.
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
