import FixtureModel

@testable import FixtureXML

/// Values of attributes for ``AttributePairTests``.
enum AttributeSamples {
  /// The first element of each name and kind of attribute, as many elements have the same attributes.
  private static let firstElements = Vocabulary.standard.elements.reduce(into: [String: String]()) {
    for attribute in $1.attributes where $0[key(attribute)] == nil { $0[key(attribute)] = $1.name }
  }

  private static func key(_ attribute: AttributeSpec) -> String {
    "\(attribute.name) \(attribute.kind)"
  }

  /// Returns whether an element is the first that has an attribute of its name and kind.
  static func isFirst(_ attribute: AttributeSpec, on element: String) -> Bool {
    firstElements[key(attribute)] == element
  }

  /// A right literal, and on the first element with the attribute a wrong one where there is one, a binding of the
  /// right type, and one inside text.
  static func values(of attribute: AttributeSpec, on element: String) -> [String] {
    guard isFirst(attribute, on: element) else { return [literal(of: attribute, on: element)] }
    let binding = "{\(field(attribute.kind))}"
    return [literal(of: attribute, on: element), binding, "a \(binding) b"]
      + (wrong(attribute.kind).map { [$0] } ?? [])
  }

  /// A right value of an attribute.
  static func literal(of attribute: AttributeSpec, on element: String) -> String {
    switch (element, attribute.name) {
    case ("field", "name"): "own"
    case ("field", "default"): "1"
    case ("model", "key"): "word"
    case ("vary", "from"), ("vary", "step"): "1"
    case ("value", "field"): "list"
    case ("collectionNode", "rows"), ("pagerNode", "rows"): "{parts}"
    case ("collectionNode", "container"), ("pagerNode", "container"): "Strip"
    case ("inside", "node"): "strip"
    case ("item", "cell"), ("items", "cell"): "Cell"
    case ("count", "section"), ("title", "at"): "0"
    case ("title", "of"): "header"
    case (_, "field"): "number"
    case (_, "node"): "label"
    case ("plain", "cell"): "Plain"
    case (_, "style") where element != "table": "chip"
    case ("tuning", "leading"), ("tuning", "trailing"): "1"
    case ("count", "of"): "header"
    case ("calls", "is"): "numberOfSections"
    case ("violation", "code"), (_, "accepts"): "small-touch-target"
    case ("advisory", "code"): "pager-returns-to-former-page"
    case ("map", "path"), ("key", "use"): "."
    case ("map", "select"): "a"
    case ("map", "format"): "yyyy-MM-dd"
    case ("map", "locale"): "en_US_POSIX"
    case ("map", "timeZone"): "UTC"
    case (_, "model"), (_, "sectionModel"): "Post"
    case (_, "cell"): "ASTextCellNode"
    case ("move", "to"): "0.0"
    case ("contentSize", "is"), ("size", "is"): "1 *"
    case ("frame", "is"), ("nodeFrame", "is"): "1 2 3 *"
    case ("include", "fixture"): "Other.xml"
    case ("items", "from"), ("sections", "from"): "Data/a.xml"
    case ("expect", "device"): "iPad"
    default: literal(attribute.kind)
    }
  }

  /// The elements and attributes whose values only the tool can check.
  ///
  /// A schema knows neither files nor the types of fields, nor the names that other attributes, Texture or
  /// UIKit declare. It does not know either that no model belongs to a layout or a
  /// container.
  static let exceptions = Set(
    [
      "include fixture", "fonts from", "items from", "sections from", "frame of", "size of",
      "nodeFrame of", "nodeProperties of", "absent of", "cell of", "interfaceState of", "count of",
      "title of", "cell is", "calls is", "violation code", "advisory code", "map format",
      "map locale", "map timeZone", "nodeProperties image", "nodeProperties backgroundImage",
      "nodeProperties defaultImage", "vary cycle", "vary random", "field default", "value is",
      "layout init", "controller init", "controller accepts", "collectionNode rows",
      "pagerNode rows", "inside of",
    ]
      + ["collection", "table", "pager"].flatMap { container in
        ["accessibilityLabel", "accessibilityIdentifier", "debugName", "accepts"].map {
          "\(container) \($0)"
        }
      }
      + ["header", "footer", "supplementary", "headerTitle", "footerTitle", "indexTitle"].map {
        "\($0) when"
      })

  /// The declarations that values refer to; the model's fields have the names of ``field(_:)``.
  static let declarations = """
    <images><image name="star" size="1 1"/></images><style name="chip"/>\
    <model name="Part"><field name="number" type="Int" default="0"/></model><model name="Post">\
    <field name="number" type="Int" default="0"/><field name="flag" type="Bool" default="true"/>\
    <field name="text" type="String" default="a"/><field name="size" type="CGSize" default="1 1"/>\
    <field name="insets" type="UIEdgeInsets" default="0"/>\
    <field name="color" type="UIColor" default="red"/><field name="font" type="UIFont" default="14"/>\
    <field name="image" type="UIImage" default="star"/><field name="list" type="[Int]"/>\
    <field name="url" type="URL" default="https://example.com"/><field name="date" type="Date?"/>\
    <field name="maybe" type="String?"/><field name="parts" type="[Part]"/></model>\
    <cellNode name="Cell" model="Post"><stack><textNode name="label"/><buttonNode name="button"/>\
    <networkImageNode name="picture"/><scrollNode name="pane"><textNode/></scrollNode></stack></cellNode>\
    <plainCell name="Plain"/>
    """

  /// The name of a node of ``declarations`` that has a property.
  static func node(with property: String) -> String {
    let nodes = [
      ("buttonNode", "button"), ("networkImageNode", "picture"), ("scrollNode", "pane"),
    ]
    let known = nodes.first { Vocabulary.standard[$0.0]?.attribute(named: property) != nil }
    let isText = Vocabulary.standard["textNode"]?.attribute(named: property) != nil
    return isText ? "label" : known?.1 ?? "label"
  }

  private static func field(_ kind: ValueKind) -> String {
    switch kind {
    case .bool, .condition: "flag"
    case .size: "size"
    case .insets: "insets"
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .list: "list"
    case .url: "url"
    case .string, .plainText: "text"
    default: "number"
    }
  }

  private static func literal(_ kind: ValueKind) -> String {
    switch kind {
    case .indexes: "0"
    case .integer, .fieldValue: "1"
    case .number: "0.5"
    case .bool: "true"
    case .size, .point: "1 2"
    case .rect, .sizeRange: "1 2 3 4"
    case .insets: "1"
    case .dimension: "50%"
    case .dimensionPair: "50% auto"
    case .color: "#FF0000"
    case .font: "bold 14"
    case .image: "star"
    case .url: "https://example.com"
    case .condition: "{flag}"
    case .list: "{list}"
    case .date: "2025-03-03"
    case .node: "label"
    case .symbol: "star.fill"
    case .indexPath, .indexPathOrSection, .indexPaths: "0.0"
    case .enumeration(let type): EnumerationTable.cases(of: type).first ?? ""
    case .options(let type): EnumerationTable.cases(of: type).prefix(2).joined(separator: " ")
    case .fieldType: "Int"
    case .expected: "1 2"
    case .steps: "scroll 0.5"
    case .recordable(let kind): literal(kind)
    case .locale: "de_DE"
    case .timeZone: "Europe/Berlin"
    case .arguments: "label: 1"
    case .xpath: "//a"
    case .fieldPath: "number"
    case .name, .reference, .type, .string, .plainText, .path: "Word"
    }
  }

  /// A value that is wrong for a kind, or `nil` where any text is right.
  static func wrong(_ kind: ValueKind) -> String? {
    switch kind {
    case .name, .type: "1a"
    case .string, .plainText, .image, .reference, .path, .xpath, .fieldPath, .fieldValue, .url,
      .steps, .arguments, .fieldType:
      nil
    case .recordable(let kind): wrong(kind)
    default: "wrong!"
    }
  }
}
