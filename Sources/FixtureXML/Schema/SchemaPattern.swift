import FixtureContract
import FixtureModel

/// The regular expressions of XML Schema that describe values.
///
/// No expression repeats a repetition whose parts begin alike, so that libxml2, which tries the
/// alternatives one after another, takes time proportional to the length of a value.
enum SchemaPattern {
  /// A Swift identifier. Of characters beyond ASCII a schema cannot tell which ones are letters.
  static let identifier = #"[^\s!-@\[\\\]\^`{-~][^\s!-/:-@\[\\\]\^`{-~]*"#
  /// Identifiers between dots.
  static let dottedNames = "\(identifier)(\\.\(identifier))*"
  /// One binding, such as `{title}`.
  static let binding = "\\{\(bindingEnd)"
  /// Text with bindings, in which `{{` is a brace.
  static let template = "([^{]|\\{(\\{|\(formattedEnd)))*"
  /// A number; may be infinite.
  static let number = #"-?([0-9]+(\.[0-9]+)?([eE][\-+]?[0-9]+)?|inf)"#
  /// A number of an expectation: any with `*`, or one to record with `?`.
  static let expectedNumber = "(\(number)|\\*|\\?)"
  /// A value to record.
  static let recorded = "\\s*\\?\\s*"
  /// A whole number.
  static let integer = "-?[0-9]+"
  /// Points, a percentage or `auto`.
  static let dimension = #"(auto|-?[0-9]+(\.[0-9]+)?([eE][\-+]?[0-9]+)?%?|-?inf)"#
  /// The index of a section or an item.
  static let index = "[0-9]+"
  /// A section and an item.
  static let indexPath = "[0-9]+\\.[0-9]+"
  /// The type of a field.
  static let fieldType = #"\#(identifier)\??|\[\#(identifier)\??\]\??"#
  /// A font: a text style, or a size after a face, whose name begins with a letter.
  static let font = "\\s*(\(textStyle))\\s*|\(sizedFont)"
  private static let textStyle = TextStyleName.allCases.map(\.rawValue).joined(separator: "|")
  private static let sizedFont =
    #"\s*([^\s!-@\[\\\]\^`{-~]([^{]*\S)?\s+)?[0-9]+(\.[0-9]+)?([eE][\-+]?[0-9]+)?\s*"#
  /// The characters of a URL.
  static let url = #"[!#-;=?-Z\[\]_a-z~]+"#
  /// An XPath expression, which has braces in literals only.
  static let xpath = #"([^{}'"]|'[^']*'|"[^"]*")+"#
  /// The steps before an expectation.
  static let steps = "\\s*(\(step))?(;\\s*(\(step))?)*"
  /// The labeled arguments of an initializer.
  static let arguments = "\\s*(\(argument)(,\\s*\(argument))*)?"

  /// A moment.
  static let date =
    #"[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?)?(Z|[+\-][0-9]{2}:?[0-9]{2})?)?"#
  /// A condition, such as `not {kind} is photo 'wide photo'`.
  static let condition =
    "\\s*(not\\s+)?\(binding)(\\s*(is(\\s+\(comparedValue))+|(lessThan|atLeast)\\s+\(comparedValue)))?\\s*"

  private static let comparedValue = #"('([^']|'')*'|[^\s'{]\S*)"#
  private static let path = "[$]?\(identifier)(\\.[$]?\(identifier))*"
  private static let formattedEnd = "(\\.|\(path)(:[^}]*)?)\\}"
  private static let bindingEnd = "(\\.|\(path))\\}"
  private static let finiteNumber = #"-?[0-9]+(\.[0-9]+)?([eE][\-+]?[0-9]+)?"#
  private static let quoted = "'([^{']|\\{(\\{|\(formattedEnd)))*'"
  private static let label = "(\(identifier)\\s*:\\s*)?"
  private static let plainArgument =
    label + "(\(binding)|\(quoted)|\\.\(identifier)|nil|true|false|\(finiteNumber))\\s*"
  private static let typeName = "\(identifier)(\\.\(identifier))*"
  private static let argument =
    "(\(plainArgument)|\(label)\(typeName)"
    + "(\\(\\s*(\(plainArgument)(,\\s*\(plainArgument))*)?\\)|\\.\(identifier))\\s*)"
  private static let step =
    "((scroll|page|select|deselect|advance)\\s+\(finiteNumber)(\\s+unanimated)?"
    + "|set\\s+\(identifier)\\s+(true|false)|swipe\\s+(left|right|up|down)"
    + "|drag\\s+\(finiteNumber)\\s+\(finiteNumber)(\\s+velocity\\s+\(finiteNumber))?"
    + "|tap\\s+\(word)\\s+in\\s+(\(word)\\s+)?[0-9.]+|\(identifier))\\s*"
  private static let word = #"[^\s;]+"#

  /// Returns the pattern of exactly some items between spaces.
  static func list(_ item: String, count: Int) -> String {
    let rest = count > 1 ? "(\\s+\(item)){\(count - 1)}" : ""
    return "\\s*\(item)\(rest)\\s*"
  }

  /// Returns the pattern of any number of items between spaces.
  static func many(_ item: String) -> String { "\\s*(\(item)(\\s+\(item))*)?\\s*" }
}
