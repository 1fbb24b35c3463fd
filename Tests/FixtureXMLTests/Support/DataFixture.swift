import FixtureModel

@testable import FixtureXML

/// A fixture whose rows come from a data file, for tests of paths and values.
struct DataFixture {
  /// The type of each field.
  var fields: [(name: String, type: String)] = []
  /// The declarations besides the rows' model.
  var declarations = ""
  /// The attributes of the root, such as namespaces.
  var root = ""
  /// The expression of the rows.
  var select = "//i"
  /// The maps.
  var maps = ""

  /// Reads the fixture with a data file.
  func load(_ data: [UInt8], limits: ReadingLimits = ReadingLimits()) throws -> LoadResult {
    let fields = fields.map { "<field name=\"\($0.name)\" type=\"\($0.type)\"/>" }.joined()
    let package = try TestPackage([
      "F.xml": """
      <fixture xmlns="urn:texture-fixtures:1" \(root)>\(declarations)
      <model name="M">\(fields)</model><cellNode name="C" model="M"/>
      <table name="T"><cells><node cell="C"/></cells><section>
      <items from="Data/d.xml" select="\(select.escaped)">\(maps)</items></section></table></fixture>
      """
    ])
    try package.write(data, to: "Data/d.xml")
    return try package.load(limits: limits)
  }

  /// The texts that paths find in each row of a data file, with one optional string for each path.
  static func texts(
    _ data: String, select: String = "//i", paths: [String], root: String = ""
  ) throws -> (rows: [[String?]], messages: [String]) {
    var fixture = DataFixture(select: select)
    fixture.root = root
    fixture.fields = paths.indices.map { ("f\($0)", "String?") }
    fixture.maps = paths.enumerated().map {
      "<map field=\"f\($0.offset)\" path=\"\($0.element.escaped)\"/>"
    }.joined()
    let result = try fixture.load(Array(data.utf8))
    let rows = result.rows.map { row in
      row.map { value -> String? in if case .string(let text) = value { text } else { nil } }
    }
    return (rows, result.messages)
  }
}

extension LoadResult {
  /// The values of the rows of the first container's first section.
  var rows: [[FieldValue]] {
    fixtures.first?.containers.first?.sections.first?.rows.map(\.values) ?? []
  }
}

extension String {
  /// The text as the value of an attribute.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }
}
