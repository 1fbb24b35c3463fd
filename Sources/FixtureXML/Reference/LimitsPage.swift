import FixtureContract

/// The page of all limits with their reasons, in Markdown.
package enum LimitsPage {
  /// The text of the page.
  package static var text: String {
    let head = """
      # Limits

      After this page you know what the tool rejects because of its size, and why.

      A file that exceeds a limit is an error at its place. Limits keep untrusted input from costing time
      and memory out of proportion; a fixture that a person writes does not reach them.

      | What | Limit | Reason |
      |---|---|---|
      """
    return head + "\n" + ReadingLimits.table.map(\.row).joined(separator: "\n")
  }
}

/// One limit with its reason.
struct LimitDescription {
  /// The name of the limited quantity.
  let subject: String
  /// The greatest value, with its unit.
  let value: String
  /// The reason for the limit.
  let reason: String

  /// The row of the page's table.
  fileprivate var row: String { "| \(subject) | \(value) | \(reason) |" }
}

extension ReadingLimits {
  /// Every limit, from its default value.
  static var table: [LimitDescription] {
    let limits = ReadingLimits()
    return limits.markup + limits.content + limits.data
  }

  private var markup: [LimitDescription] {
    let data = forData
    return [
      entry(
        "Depth of elements", "\(depth); in data files \(data.depth)",
        "libxml2 allows 256, and recursion over deeper trees overflows the stack."),
      entry(
        "Attributes of an element",
        "\(attributesPerElement); in data files \(data.attributesPerElement)",
        "libxml2 compares each attribute with all others."),
      entry("A tag", Self.bytes(tagLength), "A tag is held in memory as a whole."),
      entry(
        "An attribute's value",
        "\(Self.bytes(attributeLength)); in data files \(Self.bytes(data.attributeLength))",
        "A value is held in memory as a whole."),
      entry(
        "A comment, CDATA section or processing instruction", Self.bytes(commentLength),
        "libxml2 holds it in memory as a whole."),
      entry(
        "The text of an element", Self.bytes(textLength), "A text is held in memory as a whole."),
      entry(
        "Text between two tags of a data file", Self.bytes(data.textRunLength),
        "libxml2 holds it in memory as a whole."),
      entry(
        "A document type declaration of a data file", Self.bytes(documentTypeLength),
        "libxml2 takes quadratic time for the attributes that it declares. Fixtures have none."),
    ]
  }

  private var content: [LimitDescription] {
    [
      entry("A fixture", Self.bytes(fixtureSize), "The time to read a file grows with its size."),
      entry("Rows of a fixture", "\(rows)", "Each row is part of the test's executable."),
      entry(
        "Values that the repeats of a fixture add",
        "\(repeatedValues); a row counts as 2 values, plus 1 for each field of its model and each "
          + "attribute; a section as 5 values, plus 3 for each attribute",
        "A short `repeat` can make any number. The product is computed before any row is made."),
      entry(
        "Text that the repeats of a fixture add", Self.bytes(repeatedText),
        "A short `repeat` can make any amount of text."),
      entry(
        "Values that rows leave to defaults, for models of more than four fields",
        "\(defaultedValues); their text \(Self.bytes(repeatedText))",
        "A short `item` can have a thousand default values."),
      entry("Sections of a container", "\(sections)", "Each section is an object at run time."),
      entry(
        "Elements of a fixture, items not counted", "\(elements)",
        "Each takes a few microseconds."),
      entry(
        "Edits, assertions and other elements of containers, sections and rows not counted",
        "\(containerElements)", "They are held in memory."),
      entry(
        "Edits that mutations and the steps of expectations apply",
        "\(appliedEdits); 512 sections of a container count as one",
        "A step is short and can apply any number of edits."),
      entry("Containers of a fixture", "\(containers)", "Each becomes several Swift types."),
      entry(
        "Elements of a fixture outside of containers", "\(declaredElements)",
        "Each becomes Swift code, of which the compiler takes seconds for a thousand types."),
      entry(
        "Fields of a model, those of nested models counted", "\(fieldsPerModel)",
        "Models inside each other multiply their fields."),
      entry("Depth of models", "\(modelDepth)", "Reading a value goes through all nested models."),
      entry(
        "Bindings of a text", "\(bindingsPerText)",
        "The Swift compiler takes quadratic time for a string with many interpolations."),
      entry(
        "Arguments of an initializer", "\(argumentsPerInitializer)",
        "The Swift compiler takes cubic time for a call with many arguments, and gives up at some hundreds."
      ),
      entry(
        "Values of a condition", "\(valuesPerCondition)",
        "The Swift compiler checks a list of values as one expression."),
      entry(
        "A number of points, and an index", "\(Magnitude.greatestIndex)",
        "Sums and products of a layout stay finite."),
      entry(
        "Pixels per point", "\(Int(Magnitude.greatestScale))",
        "Sizes in pixels stay whole numbers."),
      entry(
        "Columns of a mosaic", "\(Magnitude.greatestColumnCount)",
        "The layout keeps the bottom of each column."),
      entry(
        "A font file", "\(Self.bytes(FontFile.largestSize)) and \(FontFile.mostFaces) fonts",
        "The names of each font are read."),
      entry(
        "A folder of fonts",
        "\(DirectoryListing.mostFiles) files and \(DirectoryListing.deepest) levels of folders",
        "The files are listed each time that the fixture is read."),
      entry("Depth of includes", "\(includeDepth)", "Each open fixture is held in memory."),
      entry(
        "Diagnostics of a file",
        "\(diagnosticsPerFile) errors and as many warnings; of all files \(diagnosticsPerRun)",
        "A person does not read more. Reading stops after ten times as many."),
    ]
  }

  private var data: [LimitDescription] {
    [
      entry("A data file", Self.bytes(dataSize), "The time to read a file grows with its size."),
      entry(
        "Bytes of data files that `items` read again", Self.bytes(rereadData),
        "A short `items` reads a file of any size. Rows that are read again count as repeated rows."
      ),
      entry("One match", Self.bytes(matchLength), "A match is held in memory as a tree."),
      entry(
        "Text of rows, for each byte of the data file", "\(dataTextPerByte) bytes",
        "Matches inside each other repeat their text."),
      entry(
        "What paths name outside of the rows, and entries of keys", Self.bytes(keptData),
        "It is held in memory while the rows are read."),
      entry("Depth of maps", "\(mapDepth)", "Each map reads the nodes of the one around it."),
      entry(
        "Text of a file's entities", Self.bytes(entityText),
        "A short reference can expand to any amount of text."),
      entry(
        "Attributes with default values that a document type declares", "\(defaultAttributes)",
        "libxml2 adds them to each element."),
      entry(
        "Names and symbols in an XPath expression", "\(xpathTokens)",
        "Functions such as `concat` copy their arguments."),
      entry(
        "Steps `//` in `select`", "\(descendantSteps)",
        "libxml2 follows each combination of ancestors."),
      entry(
        "XPath operations on a file",
        "\(xpathOperations), and \(xpathOperationsPerByte) for each byte of the file",
        "Predicates inside each other take exponential time."),
      entry(
        "XPath operations, each times the size of its match, for paths with unions, `..`, two `//`, axes "
          + "other than `child`, `attribute` and `self`, comparisons of nodes with nodes, and "
          + "predicates with `/` or `//`",
        "\(xpathWork), and \(xpathWorkPerByte) for each byte of the file; a size is the number of "
          + "nodes, or a quarter of the bytes of text if that is more",
        "libxml2 compares each node that these find with all others of the match."),
    ]
  }

  private func entry(_ subject: String, _ value: String, _ reason: String) -> LimitDescription {
    LimitDescription(subject: subject, value: value, reason: reason)
  }

  /// Returns a number of bytes in the largest unit that divides it.
  private static func bytes(_ count: Int) -> String {
    let units = ["bytes", "KiB", "MiB", "GiB"]
    var (value, unit) = (count, 0)
    while value >= 1024, value % 1024 == 0, unit + 1 < units.count {
      value /= 1024
      unit += 1
    }
    return "\(value) \(units[unit])"
  }
}
