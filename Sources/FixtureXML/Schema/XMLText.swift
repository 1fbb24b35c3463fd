/// Writes indented XML.
struct XMLText {
  /// What has been written.
  private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  /// Writes an element around what `content` writes.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], content: (inout XMLText) -> Void
  ) {
    line("<\(name)\(Self.attributes(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element without content.
  mutating func empty(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.attributes(attributes))/>")
  }

  /// Writes an element with text.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text: String) {
    line("<\(name)\(Self.attributes(attributes))>\(Self.escaped(text))</\(name)>")
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
