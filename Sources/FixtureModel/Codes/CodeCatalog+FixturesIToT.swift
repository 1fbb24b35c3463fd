// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let fixturesIToT: [String: CodeExplanation] = [
    "include-access": CodeExplanation(
      .error,
      meaning: """
        A fixture includes one whose declarations have a lower access level. Public \
        declarations cannot use internal ones, so the generated code would not compile.
        """,
      advice: """
        Give both fixtures the same `access`.
        """),
    "include-cycle": CodeExplanation(
      .error,
      meaning: """
        Fixtures include each other in a cycle.
        """,
      advice: """
        Move what both need into a third fixture that includes neither.
        """),
    "include-too-deep": CodeExplanation(
      .error,
      meaning: """
        Includes are nested deeper than the limit.
        """,
      advice: """
        Include the innermost fixture directly: an include makes all its names known. The \
        limit is 32.
        """),
    "invalid-arguments": CodeExplanation(
      .error,
      meaning: """
        The arguments of an initializer do not have the form `label: value, …`.
        """,
      advice: """
        Write `label: value, label: value`, with `_:` for an argument without a label.
        """),
    "invalid-format": CodeExplanation(
      .error,
      meaning: """
        The words after the colon of a binding are not a format, or the binding is not in a \
        text.
        """,
      advice: """
        Write a format of the table in [Formats](../FixtureReference.md#formats), such as \
        `{price: currency EUR}`.
        """),
    "invalid-mutation": CodeExplanation(
      .error, .warning,
      meaning: """
        The mutation contradicts itself or the data, but is not marked `valid="false"`.
        """,
      advice: """
        Correct the edits, or mark the mutation `valid="false"` if the runtime should report \
        it.
        """),
    "invalid-name": CodeExplanation(
      .error,
      meaning: """
        The name is not a Swift identifier.
        """,
      advice: """
        Choose a name of letters, digits and underscores that begins with a letter.
        """),
    "invalid-range": CodeExplanation(
      .error,
      meaning: """
        A minimum is greater than its maximum.
        """,
      advice: """
        Exchange the two numbers, or raise the maximum.
        """),
    "invalid-step": CodeExplanation(
      .error,
      meaning: """
        The step is not one of the steps of an expectation.
        """,
      advice: """
        Write one of the steps of the [reference](../FixtureReference.md#steps), with a \
        semicolon between two.
        """),
    "invalid-utf8": CodeExplanation(
      .error,
      meaning: """
        The file contains bytes that are not valid UTF-8. Usually they are Latin-1 \
        characters.
        """,
      advice: """
        Save the file as UTF-8: `iconv -f latin1 -t utf-8 Old.xml > New.xml`.
        """),
    "invalid-value": CodeExplanation(
      .error,
      meaning: """
        The value of an attribute does not have the form that the attribute requires.
        """,
      advice: """
        Write the value in the form that the message names.
        """),
    "invalid-xpath": CodeExplanation(
      .error,
      meaning: """
        libxml2 rejects the XPath expression, the expression uses a function or a variable \
        that does not exist, or the expression leads to what is not in memory while the file \
        is read.
        """,
      advice: """
        A `select` is a path of names with predicates (`//item`, `/rss/channel/item[@id]`). \
        A `path` may use all of XPath 1.0 inside of the row, and name the elements around it \
        (`../@date`), their children (`../title`, `/rss/channel/title`) and the entries of a \
        `key`.
        """),
    "mismatched-tag": CodeExplanation(
      .error,
      meaning: """
        An end tag does not match the open start tag. The note shows the start tag.
        """,
      advice: """
        Close the element that the note shows, or remove the wrong end tag.
        """),
    "misplaced-element": CodeExplanation(
      .error,
      meaning: """
        The element is not allowed in its parent, or not in this order.
        """,
      advice: """
        Move the element to the place that the [reference](../FixtureReference.md) gives.
        """),
    "missing-attribute": CodeExplanation(
      .error,
      meaning: """
        The element lacks a required attribute.
        """,
      advice: """
        Add the attribute that the message names.
        """),
    "missing-cell": CodeExplanation(
      .error,
      meaning: """
        An item may have no cell: no rule is certain to apply, and the item does not name a \
        cell.
        """,
      advice: """
        Add a last rule without a condition, such as `<node cell="PostCell"/>`, or add the \
        item's `cell`.
        """),
    "missing-element": CodeExplanation(
      .error,
      meaning: """
        An element lacks a required child.
        """,
      advice: """
        Add the child that the message names.
        """),
    "missing-field": CodeExplanation(
      .error,
      meaning: """
        A row has no value for a field that has neither a default nor an optional type.
        """,
      advice: """
        Give the row a value, the field a `default`, or its type a question mark.
        """),
    "missing-interop": CodeExplanation(
      .error,
      meaning: """
        A plain cell or view is used, but the container's interop mode is `never`.
        """,
      advice: """
        Set `interop="whenNoNode"` on the container, or use a cell node.
        """),
    "missing-model": CodeExplanation(
      .error,
      meaning: """
        A binding or a row requires a model, but there is none.
        """,
      advice: """
        Give the cell `model="…"`, or write constants instead of bindings.
        """),
    "model-cycle": CodeExplanation(
      .error,
      meaning: """
        Models contain each other without a list in between. A value of such a model would \
        be infinite.
        """,
      advice: """
        Make one of the fields a list: `[Post]` instead of `Post`.
        """),
    "model-mismatch": CodeExplanation(
      .error,
      meaning: """
        Cells of one container have different models. The rows of a container have one \
        model.
        """,
      advice: """
        Use cells that have the same model, or move the others into a container of their \
        own.
        """),
    "model-too-large": CodeExplanation(
      .error,
      meaning: """
        A model has more fields than the limit, those of nested models included, or models \
        are nested deeper than the limit.
        """,
      advice: """
        Split the model, or make a field a list: the models in a list are counted \
        separately.
        """),
    "no-matches": CodeExplanation(
      .warning,
      meaning: """
        The pattern matches no element of the data file, so that there are no rows; or a \
        path of a `map` finds nothing in any row, and the file has elements whose names \
        differ from those of the path in case alone.
        """,
      advice: """
        Compare `select` with the data file: names are case-sensitive, and prefixes must be \
        declared.
        """),
    "not-data": CodeExplanation(
      .error,
      meaning: """
        The data file is not below a folder named `Data`. Files in such a folder are inputs \
        of the build.
        """,
      advice: """
        Move the file below a folder named `Data` of the target.
        """),
    "not-fixture": CodeExplanation(
      .error,
      meaning: """
        The included file is below a folder named `Data`, where files are data and not \
        fixtures.
        """,
      advice: """
        Move the included fixture out of the `Data` folder.
        """),
    "not-well-formed": CodeExplanation(
      .error,
      meaning: """
        The file is not well-formed XML. The message is that of the XML parser. The rest of \
        the file is not checked.
        """,
      advice: """
        Correct the XML at that place. In text, write `&` as `&amp;`.
        """),
    "nul-byte": CodeExplanation(
      .error,
      meaning: """
        The file contains a NUL byte, which XML cannot represent. Usually the file is \
        encoded in UTF-16, or is binary.
        """,
      advice: """
        Save the file as UTF-8 text.
        """),
    "omitted-diagnostics": CodeExplanation(
      .note,
      meaning: """
        A file has more diagnostics than a report lists; the note says how many were left \
        out.
        """,
      advice: """
        Correct the listed errors and run the tool again.
        """),
    "optional-binding": CodeExplanation(
      .error,
      meaning: """
        The bound value is optional, but the attribute requires a value.
        """,
      advice: """
        Guard the element with `if="{field}"`, or give the field a default.
        """),
    "out-of-range": CodeExplanation(
      .error,
      meaning: """
        The number is outside the valid range.
        """,
      advice: """
        Choose a number in the range that the message names.
        """),
    "outside-package": CodeExplanation(
      .error,
      meaning: """
        A path, with its symbolic links resolved, is outside the package. Included fixtures \
        and data files must be inside.
        """,
      advice: """
        Copy the file into the package.
        """),
    "plain-in-table": CodeExplanation(
      .error,
      meaning: """
        A table has a rule for a plain cell. `ASTableNode` does not support plain cells.
        """,
      advice: """
        Use a collection, or create the cell node from its view: `<cellNode name="…" \
        view="…"/>`.
        """),
    "prefixed-attribute": CodeExplanation(
      .error,
      meaning: """
        An attribute has a namespace prefix. Attributes of the fixture language have none.
        """,
      advice: """
        Remove the prefix.
        """),
    "repeated-attribute": CodeExplanation(
      .error,
      meaning: """
        A tag has the same attribute twice.
        """,
      advice: """
        Remove one of the two.
        """),
    "reserved-name": CodeExplanation(
      .error,
      meaning: """
        Generated code with this name would not compile: the name is reserved by Swift, or a \
        class that the generated code inherits from has a member of this name.
        """,
      advice: """
        Choose another name; the message says what the name belongs to.
        """),
    "tag-too-long": CodeExplanation(
      .error,
      meaning: """
        A tag is longer than the limit.
        """,
      advice: """
        Shorten the tag; the limit is 4 MiB.
        """),
    "text-too-long": CodeExplanation(
      .error,
      meaning: """
        The text inside an element is longer than the limit.
        """,
      advice: """
        Move the text into a file below `Data`. The limit is 1 MiB.
        """),
    "too-deep": CodeExplanation(
      .error,
      meaning: """
        Elements are nested deeper than the limit.
        """,
      advice: """
        Flatten the tree, or make part of it a node class of its own. The limit is 96 \
        levels.
        """),
    "too-many-attributes": CodeExplanation(
      .error,
      meaning: """
        An element has more attributes than the limit. The limit is checked before the XML \
        parser reads the tag, because parsers need quadratic time for such tags.
        """,
      advice: """
        Split the element. The limit is 512.
        """),
    "too-many-bindings": CodeExplanation(
      .error,
      meaning: """
        A text has more bindings than the limit. The Swift compiler takes quadratic time for \
        such a text.
        """,
      advice: """
        Split the text over several nodes, or add a field to the model that holds it.
        """),
    "too-many-elements": CodeExplanation(
      .error,
      meaning: """
        The fixture has more elements than the limit, or its mutations and the steps of its \
        expectations apply more edits than the limit. Rows are not counted.
        """,
      advice: """
        Split the fixture. The limits are on the page [Limits](../Limits.md).
        """),
    "too-many-rows": CodeExplanation(
      .error,
      meaning: """
        The fixture has more rows than the limit, or its repeats make more than the limit. \
        The number of rows that a repeat adds is computed before any row is made.
        """,
      advice: """
        Lower the `count` of a `repeat`, or split the data. The limits are on the page \
        [Limits](../Limits.md).
        """),
  ]
}
