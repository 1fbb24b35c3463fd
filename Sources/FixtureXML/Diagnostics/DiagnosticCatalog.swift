import FixtureModel

/// What each diagnostic code means and what to do about it, for `fixture-tool explain`.
package enum DiagnosticCatalog {
  /// Every code, in alphabetical order.
  package static var codes: [String] { explanations.keys.sorted() }

  /// The explanation of a code, when there is such a code.
  package static func explanation(of code: String) -> String? { explanations[code] }

  /// The known code that a misspelled one probably stands for.
  package static func suggestion(for code: String) -> String? {
    SpellingSuggestion.nearest(to: code, among: codes)
  }

  private static let explanations = reading.merging(meaning) { first, _ in first }

  private static let reading: [String: String] = [
    "unsupported-encoding":
      "The file is not UTF-8, by its first bytes or by its XML declaration. Fixtures are "
      + "UTF-8 (a byte order mark is fine). Convert the file, for example with iconv, and drop "
      + "the encoding from the declaration.",
    "nul-byte":
      "A NUL byte stands in the file. XML has no way to hold one; it usually means that the "
      + "file is UTF-16 or binary.",
    "invalid-utf8":
      "Some bytes are not valid UTF-8. Save the file as UTF-8; a stray byte from Latin-1 is "
      + "the usual cause.",
    "doctype":
      "Fixtures have no document type declaration, so that no entity can be expanded and "
      + "nothing outside the file is ever loaded. Data files may have one: its external parts "
      + "are not loaded.",
    "too-many-attributes":
      "An element has more attributes than any fixture needs. The limit is checked before the "
      + "XML parser sees the tag, because parsers take quadratic time on such tags.",
    "attribute-too-long":
      "An attribute's value is longer than the limit. Long texts belong into a data file that "
      + "`items` draws from.",
    "tag-too-long":
      "A tag is longer than the limit.",
    "comment-too-long":
      "A comment, CDATA section or processing instruction is longer than the limit.",
    "text-too-long":
      "The text inside an element is longer than the limit.",
    "too-deep":
      "Elements are nested deeper than the limit.",
    "too-many-rows":
      "The fixture makes more rows than the limit, repeats and external data included.",
    "too-many-elements":
      "The fixture has more elements, rows not counted, than the limit.",
    "file-too-large":
      "The file is larger than the limit.",
    "not-well-formed":
      "The file is not well-formed XML: the XML parser's own sentence says why. Nothing "
      + "behind the place is checked.",
    "mismatched-tag":
      "An end tag does not match the start tag that is open. The note shows where the open "
      + "one begins.",
    "repeated-attribute":
      "The same attribute stands twice in one tag.",
    "undefined-entity":
      "An entity is used that XML does not define by itself. Use a character reference such "
      + "as &#160; instead.",
    "unexpected-end":
      "The file ends while elements are still open: it was cut off, or an end tag is missing.",
    "unreadable-file":
      "A file could not be opened or read.",
    "wrong-namespace":
      "Every element of a fixture is in the namespace urn:texture-fixtures:1. Declare it on "
      + "the root: <fixture xmlns=\"urn:texture-fixtures:1\">.",
    "wrong-root":
      "The root element of a fixture is `fixture`. A file that is not a fixture belongs below "
      + "a folder named Data.",
    "unknown-element":
      "The element is not part of the fixture language, or not of this place.",
    "misplaced-element":
      "The element is known, but cannot stand here: in another element, or in another order.",
    "missing-element":
      "An element lacks a child that it needs.",
    "unexpected-text":
      "Text stands where only elements may.",
    "unknown-attribute":
      "The element has no such attribute.",
    "missing-attribute":
      "The element lacks an attribute that it needs.",
    "conflicting-attributes":
      "Two attributes exclude each other, or the element needs exactly one of a few.",
    "prefixed-attribute":
      "Attributes of the fixture language have no namespace prefix.",
    "invalid-value":
      "An attribute's value is not of the kind that the attribute takes.",
    "unknown-case":
      "The value is not one of the enumeration's cases, which are spelled as in Swift.",
    "out-of-range":
      "The number is outside the range that makes sense here.",
    "invalid-range":
      "A minimum is greater than its maximum.",
    "invalid-name":
      "A name is not a Swift identifier.",
    "reserved-name":
      "The name belongs to Swift, to the generated code or to a class that the generated one "
      + "inherits from. Choose another.",
    "duplicate-name":
      "Two declarations have the same name. The note shows the first.",
    "duplicate-type":
      "Two fixtures of one target would generate the same type. The note shows the first; "
      + "rename one of them or include the other fixture.",
    "duplicate-key":
      "Two rows of a container have the same value in the model's key field. The note shows "
      + "the first.",
  ]

  private static let meaning: [String: String] = [
    "unknown-type":
      "The type is neither a built-in type nor an enumeration or model of the fixture.",
    "unknown-model":
      "No model of that name is declared here or included.",
    "unknown-field":
      "The model has no field of that name.",
    "unknown-member":
      "The value has no such derived member: images have size and ratio, sizes have width, "
      + "height and ratio, lists and texts have count.",
    "unknown-cell":
      "No cell of that name is declared here or included.",
    "unknown-image":
      "No image of that name is declared here or included.",
    "unknown-mutation":
      "The container has no mutation of that name.",
    "unknown-node":
      "No cell of the container has a node of that name.",
    "unknown-context":
      "The context values are $section, $item, $section0 and $item0; inside a repeat there is "
      + "$n.",
    "unknown-device":
      "The device is not in the list of known devices.",
    "unknown-property":
      "The generated data source has no settable property of that name.",
    "unknown-call":
      "The generated data source records no call of that name. A call is the last label of the "
      + "member, such as nodeBlockForItemAt, then the index path.",
    "unknown-violation":
      "The runtime reports no violation of that code.",
    "unknown-module":
      "The class names a module that the fixture does not import.",
    "wrong-cell-kind":
      "A cell of this kind cannot stand here: plain cells answer `plain`, nodes answer "
      + "`node`.",
    "plain-in-table":
      "Tables have no interop with plain cells; Texture's table reports an error.",
    "model-mismatch":
      "Cells of one container take different models. A container's rows have one model.",
    "missing-model":
      "A binding or a row needs a model, but there is none.",
    "missing-field":
      "A row leaves out a field that has neither a default nor an optional type.",
    "binding-type":
      "The bound value's type does not fit the attribute.",
    "binding-syntax":
      "A binding is not written as {path}. Use {{ for a brace.",
    "optional-binding":
      "The bound value may be missing, but the attribute needs one. Guard the element with "
      + "if=\"{...}\", or give the field a default.",
    "whole-model-binding":
      "The whole model {.} can be passed only to the initialiser of a class of the fixture's "
      + "own target.",
    "model-cycle":
      "Models contain each other without a list in between, so that a value would be "
      + "infinite.",
    "include-cycle":
      "Fixtures include each other in a circle.",
    "include-too-deep":
      "Includes are nested deeper than the limit.",
    "outside-package":
      "A path leads out of the package, also by way of a symbolic link. Includes and data "
      + "files stay inside.",
    "absolute-path":
      "Paths in fixtures are relative to the fixture.",
    "not-data":
      "A data file must lie below a folder named Data, so that it is an input of the build.",
    "not-fixture":
      "An included fixture must not lie below a folder named Data.",
    "undeclared-input":
      "The file is not among the inputs of the command, so that changes to it would go "
      + "unnoticed.",
    "invalid-xpath":
      "libxml2 does not accept the XPath expression, or the pattern cannot be matched on a "
      + "stream.",
    "undeclared-prefix":
      "A namespace prefix in an XPath expression is not declared in the fixture.",
    "data-not-well-formed":
      "A data file is not well-formed XML.",
    "data-too-large":
      "One match in a data file has more nodes than the limit.",
    "no-matches":
      "The pattern matches nothing in the data file, so that there are no rows.",
    "unconvertible-data":
      "The text that a `map` found cannot be read as the field's type. The note shows where "
      + "it stands.",
    "unreachable-rule":
      "A cell rule can never apply, because one before it always does.",
    "missing-cell":
      "No cell rule applies to some item, and the item does not name a cell.",
    "missing-interop":
      "Plain cells are used, but the container's interop mode is never.",
    "unreachable-index":
      "An index path is beyond the data as it stands at that time.",
    "unreachable-step":
      "A step cannot run: there is no further batch, or the container is not a pager.",
    "invalid-mutation":
      "The mutation contradicts itself or the data, but is not marked valid=\"false\".",
    "duplicate-tuning":
      "The range is tuned twice for the same mode. The note shows the first.",
    "duplicate-supplementary":
      "A section has two supplementary elements of one kind. The note shows the first.",
    "unplaced-supplementary":
      "The container's layout never asks for a supplementary element of this kind: a flow layout "
      + "places headers and footers, a mosaic headers. The list would report an error when it "
      + "runs, or never show the element.",
    "invalid-arguments":
      "The labelled arguments of an initialiser are not written as `label: value, …`.",
    "invalid-step":
      "The step is not one of those that an expectation knows.",
  ]
}
