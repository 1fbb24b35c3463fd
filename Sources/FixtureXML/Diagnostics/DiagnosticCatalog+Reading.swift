import FixtureModel

extension DiagnosticCatalog {
  /// Codes of files that cannot be read, and of limits that are checked before XML is parsed.
  static let reading: [DiagnosticCode: DiagnosticExplanation] = [
    .unsupportedEncoding: DiagnosticExplanation(
      "The file is not encoded in UTF-8, according to its first bytes or its XML declaration. "
        + "Fixtures are encoded in UTF-8; a byte order mark is allowed.",
      advice:
        "Convert the file: `iconv -f utf-16 -t utf-8 Old.xml > New.xml`, and remove `encoding` "
        + "from its first line."),
    .nulByte: DiagnosticExplanation(
      "The file contains a NUL byte, which XML cannot represent. Usually the file is encoded "
        + "in UTF-16, or is binary.",
      advice: "Save the file as UTF-8 text."),
    .invalidUTF8: DiagnosticExplanation(
      "The file contains bytes that are not valid UTF-8. Usually they are Latin-1 characters.",
      advice: "Save the file as UTF-8: `iconv -f latin1 -t utf-8 Old.xml > New.xml`."),
    .doctype: DiagnosticExplanation(
      "The fixture has a document type declaration. Fixtures must not have one, so that no "
        + "entity is expanded and nothing outside the file is loaded. Data files may have one; "
        + "its external parts are not loaded.",
      advice: "Remove the declaration. Write characters themselves, or references such as `&#160;`."
    ),
    .tooManyAttributes: DiagnosticExplanation(
      "An element has more attributes than the limit. The limit is checked before the XML "
        + "parser reads the tag, because parsers need quadratic time for such tags.",
      advice: "Split the element. The limit is 512."),
    .attributeTooLong: DiagnosticExplanation(
      "The value of an attribute is longer than the limit.",
      advice:
        "Move the text into a file below `Data` and read it with `items from`. The limit is 1 "
        + "MiB."),
    .tagTooLong: DiagnosticExplanation(
      "A tag is longer than the limit.",
      advice: "Shorten the tag; the limit is 4 MiB."),
    .commentTooLong: DiagnosticExplanation(
      "A comment, CDATA section or processing instruction is longer than the limit.",
      advice: "Shorten the comment; the limit is 4 MiB."),
    .textTooLong: DiagnosticExplanation(
      "The text inside an element is longer than the limit.",
      advice: "Move the text into a file below `Data`. The limit is 1 MiB."),
    .tooDeep: DiagnosticExplanation(
      "Elements are nested deeper than the limit.",
      advice:
        "Flatten the tree, or make part of it a node class of its own. The limit is 96 levels."),
    .tooManyRows: DiagnosticExplanation(
      "The fixture has more rows than the limit, or its repeats make more than the limit. The number "
        + "of rows that a repeat adds is computed before any row is made.",
      advice: "Lower the `count` of a `repeat`, or split the data. The limits are on the page "
        + "[Limits](../Limits.md)."),
    .omittedDiagnostics: DiagnosticExplanation(
      "A file has more diagnostics than a report lists; the note says how many were left out.",
      advice: "Correct the listed errors and run the tool again."),
    .tooManyBindings: DiagnosticExplanation(
      "A text has more bindings than the limit. The Swift compiler takes quadratic time for such a "
        + "text.",
      advice: "Split the text over several nodes, or add a field to the model that holds it."),
    .tooManyElements: DiagnosticExplanation(
      "The fixture has more elements than the limit, or its mutations and the steps of its "
        + "expectations apply more edits than the limit. Rows are not counted.",
      advice: "Split the fixture. The limits are on the page [Limits](../Limits.md)."),
    .fileTooLarge: DiagnosticExplanation(
      "The file is larger than the limit.",
      advice: "Split the fixture, or move its rows into a file below `Data`. The limit is 1 GiB."),
    .notWellFormed: DiagnosticExplanation(
      "The file is not well-formed XML. The message is that of the XML parser. The rest of "
        + "the file is not checked.",
      advice: "Correct the XML at that place. In text, write `&` as `&amp;`."),
    .mismatchedTag: DiagnosticExplanation(
      "An end tag does not match the open start tag. The note shows the start tag.",
      advice: "Close the element that the note shows, or remove the wrong end tag."),
    .repeatedAttribute: DiagnosticExplanation(
      "A tag has the same attribute twice.",
      advice: "Remove one of the two."),
    .undefinedEntity: DiagnosticExplanation(
      "The text uses an entity that XML does not define.",
      advice: "Write the character itself, or its number: `&#160;` for a no-break space."),
    .unexpectedEnd: DiagnosticExplanation(
      "The file ends while elements are open: it was cut off, or an end tag is missing.",
      advice: "Close the open elements. Merges often lose the last lines of a file."),
    .unreadableFile: DiagnosticExplanation(
      "A file could not be opened or read.",
      advice: "Correct the path, which is relative to the fixture, and the file's permissions."),
    .wrongNamespace: DiagnosticExplanation(
      "An element is not in the namespace `urn:texture-fixtures:1`, to which all elements of "
        + "a fixture belong.",
      advice: "Begin the file with `<fixture xmlns=\"urn:texture-fixtures:1\">`."),
    .wrongRoot: DiagnosticExplanation(
      "The root element is not `fixture`. A file that is not a fixture belongs below a folder "
        + "named `Data`.",
      advice: "Make `fixture` the root, or move the file below a folder named `Data`."),
  ]
}
