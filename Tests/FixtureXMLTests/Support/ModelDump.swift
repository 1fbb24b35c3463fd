import FixtureModel

/// Writes a value's parts, one a line, positions as `line:column`: the first stage's golden form.
struct ModelDump {
  private(set) var text = ""

  init(_ value: Any) { write("", value, depth: 0) }

  private mutating func write(_ label: String, _ value: Any, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let head = label.isEmpty ? indent : "\(indent)\(label): "
    if let position = value as? SourcePosition {
      text += "\(head)@\(position.line):\(position.column)\n"
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { write(label, child.value, depth: depth) }
    case .collection:
      for child in mirror.children { write("\(label)[]", child.value, depth: depth) }
    case .enum where mirror.children.isEmpty: text += "\(head)\(value)\n"
    case .enum, .struct, .tuple:
      let type = mirror.displayStyle == .struct ? "\(mirror.subjectType)" : ""
      text += head.hasSuffix(": ") ? "\(head)\(type)" : head + type
      text = text.hasSuffix(" ") ? String(text.dropLast()) : text
      text += "\n"
      for child in mirror.children {
        write(child.label ?? "", child.value, depth: depth + 1)
      }
    default:
      text += "\(head)\(value is String ? "\"\(value)\"" : "\(value)")\n"
    }
  }
}
