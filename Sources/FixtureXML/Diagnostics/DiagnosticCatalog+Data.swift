import FixtureModel

extension DiagnosticCatalog {
  /// Codes of data files, and of the rows, mutations and expectations of containers.
  static let data: [DiagnosticCode: DiagnosticExplanation] = [
    .invalidXPath: DiagnosticExplanation(
      "libxml2 rejects the XPath expression, the expression uses a function or a variable that does "
        + "not exist, or the expression leads to what is not in memory while the file is read.",
      advice:
        "A `select` is a path of names with predicates (`//item`, `/rss/channel/item[@id]`). A `path` "
        + "may use all of XPath 1.0 inside of the row, and name the elements around it (`../@date`), their "
        + "children (`../title`, `/rss/channel/title`) and the entries of a `key`."),
    .xpathLimit: DiagnosticExplanation(
      "An XPath expression is longer than the limit, or takes more operations than the limit for a "
        + "file of this size.",
      advice:
        "Name the elements on the way instead of `//`, and select smaller elements. The limits "
        + "are on the page [Limits](../Limits.md)."),
    .unexpandedEntity: DiagnosticExplanation(
      "A data file refers to an entity whose content is not read: it is in another file, is not "
        + "declared in the file, or contains elements. Its text would be missing from the rows.",
      advice: "Write the text itself, for example with `xmllint --noent FILE`."),
    .unexpandedInclude: DiagnosticExplanation(
      "A data file has an XInclude element. XInclude is not processed, because it could read any "
        + "file: the included text would be missing from the rows.",
      advice: "Write the included text itself into the data file, for example with "
        + "`xmllint --xinclude FILE`."),
    .undeclaredPrefix: DiagnosticExplanation(
      "The fixture does not declare a namespace prefix of the XPath expression.",
      advice: "Declare the prefix on the fixture's root: "
        + "`xmlns:media=\"http://search.yahoo.com/mrss/\"`."),
    .dataNotWellFormed: DiagnosticExplanation(
      "A data file is not well-formed XML.",
      advice:
        "Correct the data file at the place that the first line names; `xmllint --noout FILE` "
        + "reports the same."),
    .dataTooLarge: DiagnosticExplanation(
      "A match, the text of the matches, the entities or the document type of a data file are larger "
        + "than a limit.",
      advice: "Choose a `select` that matches smaller elements, and paths that do not overlap. The "
        + "limits are on the page [Limits](../Limits.md)."),
    .noMatches: DiagnosticExplanation(
      "The pattern matches no element of the data file. There are no rows.",
      advice: "Compare `select` with the data file: names are case-sensitive, and prefixes must be "
        + "declared."),
    .unmatchedNamespace: DiagnosticExplanation(
      "An expression finds nothing in the whole data file, but the file has elements of its names in another "
        + "namespace, such as the default namespace of the file.",
      advice:
        "Add the declaration that the message names to the fixture, and write the prefix before the "
        + "element's name."),
    .unconvertibleData: DiagnosticExplanation(
      "The text that a `map` found cannot be converted to the field's type. The note shows "
        + "the text's place.",
      advice: "Correct the data, or change `as` or the field's type; an optional type allows a "
        + "missing value."),
    .unreachableRule: DiagnosticExplanation(
      "A cell rule never applies, because a rule before it always applies.",
      advice: "Move the rule before the one that always applies, or give that one a condition."),
    .missingCell: DiagnosticExplanation(
      "An item may have no cell: no rule is certain to apply, and the item does not name a "
        + "cell.",
      advice:
        "Add a last rule without a condition, such as `<node cell=\"PostCell\"/>`, or add the "
        + "item's `cell`."),
    .missingInterop: DiagnosticExplanation(
      "A plain cell is used, but the container's interop mode is `never`.",
      advice: "Set `interop=\"whenNoNode\"` on the container, or use a cell node."),
    .unreachableIndex: DiagnosticExplanation(
      "An index path does not exist in the data at that step.",
      advice: "Count sections and items from 0, and include the steps of `after` that ran before."),
    .unreachableStep: DiagnosticExplanation(
      "A step cannot run: there is no further batch, or the container is not a pager.",
      advice: "Remove the step, or add what it requires: another `batch`, a pager."),
    .invalidMutation: DiagnosticExplanation(
      "The mutation contradicts itself or the data, but is not marked `valid=\"false\"`.",
      advice:
        "Correct the edits, or mark the mutation `valid=\"false\"` if the runtime should report "
        + "it."),
    .duplicateTuning: DiagnosticExplanation(
      "The range is tuned twice for the same mode. The note shows the first one.",
      advice: "Keep one `tuning` for each pair of `mode` and `type`."),
    .duplicateSupplementary: DiagnosticExplanation(
      "A section has two supplementary elements of one kind. The note shows the first one.",
      advice: "Keep one of them, or limit each to sections of its own with `sections`."),
    .unplacedSupplementary: DiagnosticExplanation(
      "The container's layout has no supplementary element of this kind: a flow layout has "
        + "headers and footers, a mosaic has headers. At run time the list would report an error, "
        + "or never show the element.",
      advice: "Use a `header` or `footer`, or write a layout of your own, named by `layout class`, "
        + "that places the kind."),
  ]
}
