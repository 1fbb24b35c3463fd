import FixtureModel

extension ValueKind {
  /// A description of the values of the kind, for messages and the reference page.
  var expectation: String {
    switch self {
    case .name: "a Swift identifier"
    case .reference: "a name"
    case .symbol:
      "the name of a system symbol: lowercase letters and digits between dots, as in 'star.fill'"
    case .node: "the name of a node, such as 'titleNode', or 'tag.0' inside of an 'each'"
    case .type: "a Swift type's name"
    case .arguments: "arguments such as 'title: {title}'"
    case .condition:
      "a condition: '{path}', or '{path} is a b', '{path} lessThan 1' or '{path} atLeast 1', each with 'not' before it"
    case .list: "one binding to a list, such as '{tags}'"
    case .string, .plainText, .fieldValue: "text"
    case .path: "a relative path"
    case .xpath: "an XPath expression"
    case .integer: "a whole number"
    case .number: "a number"
    case .bool: "'true' or 'false'"
    case .size: "a size: width and height, such as '100 50'"
    case .point: "a point: x and y, such as '10 20'"
    case .rect: "a rectangle: x, y, width and height"
    case .insets: "insets: top, left, bottom and right, or one number for all"
    case .dimension: "a dimension: '12', '50%' or 'auto'"
    case .dimensionPair: "two dimensions, such as '50% auto'"
    case .sizeRange:
      "a size range: four numbers, the minimum size first; 'fill' for the length of the content"
    case .color: "a color: a name such as 'systemBackground', or '#RRGGBBAA'"
    case .font:
      "a font: '14', 'bold 14', 'italic 14', 'semibold 14', 'monospacedDigit 14', 'Helvetica 14', or a "
        + "text style such as 'body'"
    case .image: "the name of an image"
    case .url: "a URL"
    case .date: FieldValueParser.expectation(of: .date)
    case .indexPath: "an index path, such as '0.1'"
    case .indexPathOrSection: "an index path, such as '0.1', or a section"
    case .indexPaths: "index paths between spaces, such as '0.1 0.4'"
    case .indexes: "whole numbers between spaces"
    case .enumeration(let type): "a case of \(type)"
    case .options(let type): "members of \(type) between spaces"
    case .fieldType: "a field's type, such as 'Int', 'String?' or '[UIImage]'"
    case .fieldPath: "a field's name, or names between dots"
    case .expected: "numbers between spaces, '*' for any, '?' for one to record"
    case .steps: "steps between semicolons"
    case .recordable(let kind): "\(kind.expectation), or '?' for a value to record"
    case .locale: "the identifier of a locale, such as 'de_DE'"
    case .timeZone: "the identifier of a time zone, such as 'Europe/Berlin'"
    }
  }
}

extension ValueKind {
  /// A description of the values with the words of enumerations, for the reference page.
  var reference: String {
    switch self {
    case .enumeration(let type), .options(let type):
      let words = EnumerationTable.cases(of: type).map { "`\($0)`" }.joined(separator: " ")
      return self == .enumeration(type) ? words : "any of \(words)"
    case .recordable(let kind): return kind.reference
    default: return expectation
    }
  }
}
