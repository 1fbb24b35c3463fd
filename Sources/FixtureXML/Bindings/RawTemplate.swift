/// Text with `{path}` bindings, split but not yet looked up.
struct RawTemplate: Equatable {
  /// A piece of the text.
  enum Part: Equatable {
    /// Literal text, with `{{` replaced by a brace.
    case literal(String)
    /// A binding.
    case binding(RawBinding)
  }

  /// A syntax error in a text with bindings, and its place.
  struct SyntaxError: Error, Equatable {
    /// One sentence without a full stop.
    let message: String
    /// The offset in Unicode scalars.
    let offset: Int
  }

  /// The pieces in order.
  private(set) var parts: [Part] = []

  /// The only part, when it is a binding.
  var soleBinding: RawBinding? {
    guard parts.count == 1, case .binding(let binding) = parts[0] else { return nil }
    return binding
  }

  /// The number of bindings.
  var bindingCount: Int {
    parts.count { part in if case .binding = part { true } else { false } }
  }

  /// Splits a text.
  init(_ text: String) throws(SyntaxError) {
    let scalars = Array(text.unicodeScalars)
    var literal = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "{" else {
        literal.append(scalars[index])
        index += 1
        continue
      }
      if index + 1 < scalars.count, scalars[index + 1] == "{" {
        literal.append("{")
        index += 2
        continue
      }
      append(&literal)
      index = try appendBinding(scalars, from: index)
    }
    append(&literal)
  }

  private mutating func append(_ literal: inout String.UnicodeScalarView) {
    guard !literal.isEmpty else { return }
    parts.append(.literal(String(literal)))
    literal = String.UnicodeScalarView()
  }

  /// Reads the path after an opening brace; returns the index after the closing one.
  private mutating func appendBinding(
    _ scalars: [Unicode.Scalar], from open: Int
  ) throws(SyntaxError) -> Int {
    guard let close = scalars[open...].firstIndex(of: "}") else {
      throw SyntaxError(message: "this brace is not closed; write '{{' for a brace", offset: open)
    }
    let content = scalars[(open + 1)..<close]
    let colon = content.firstIndex(of: ":")
    let path = content[..<(colon ?? close)]
    let format = colon.map { Self.format(content[($0 + 1)...]) }
    if path.elementsEqual(".".unicodeScalars) {
      parts.append(
        .binding(RawBinding(names: [.init(text: ".", offset: open + 1)], offset: open)))
      return close + 1
    }
    var names: [RawBinding.Name] = []
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      names.append(try Self.name(name))
    }
    parts.append(.binding(RawBinding(names: names, offset: open, format: format)))
    return close + 1
  }

  /// Returns the words after the colon without white space around them.
  private static func format(_ scalars: ArraySlice<Unicode.Scalar>) -> RawBinding.Name {
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.startIndex
    let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { $0 + 1 } ?? start
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<max(start, end)])
    return RawBinding.Name(text: String(text), offset: start)
  }

  private static func name(_ scalars: ArraySlice<Unicode.Scalar>) throws(SyntaxError)
    -> RawBinding.Name
  {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let name = String(text)
    let bare = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard Identifier.isValid(bare) else {
      throw SyntaxError(
        message: "a binding is a path of names between dots, without spaces or arithmetic",
        offset: scalars.startIndex)
    }
    return RawBinding.Name(text: name, offset: scalars.startIndex)
  }
}

/// A `{path}` as written, before its names are looked up.
struct RawBinding: Equatable {
  /// One name of the path and where it starts in the attribute's value.
  struct Name: Equatable {
    /// The name.
    let text: String
    /// The offset in Unicode scalars.
    let offset: Int
  }

  /// The names between the dots; a single `.` is the whole model.
  let names: [Name]
  /// The offset of the opening brace in Unicode scalars.
  let offset: Int
  /// The words of the format, which begin at the offset; nil without a colon.
  var format: Name?

  /// The path as written.
  var path: String { names.map(\.text).joined(separator: ".") }
}
