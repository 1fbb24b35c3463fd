// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let fixturesAToM: [String: CodeExplanation] = [
    "absolute-path": CodeExplanation(
      .error,
      meaning: """
        The path is absolute. Paths in fixtures are relative to the fixture.
        """,
      advice: """
        Write the path from the folder of the fixture: `Data/feed.rss`.
        """),
    "ambiguous-expectation": CodeExplanation(
      .error,
      meaning: """
        Two expectations of one container have the same identifier: the same `name`, or the \
        same conditions and steps and no `name`. Each expectation is a test of its own, \
        which is named by the identifier. The note shows the first one.
        """,
      advice: """
        Add a `name` to one of them, or move the assertions of one into the other.
        """),
    "attribute-too-long": CodeExplanation(
      .error,
      meaning: """
        The value of an attribute is longer than the limit.
        """,
      advice: """
        Move the text into a file below `Data` and read it with `items from`. The limit is 1 \
        MiB.
        """),
    "binding-syntax": CodeExplanation(
      .error,
      meaning: """
        A binding does not have the form `{path}`. Write `{{` for a literal brace.
        """,
      advice: """
        Write `{field}`, or `{field.member}`; write `{{` for a literal brace.
        """),
    "binding-type": CodeExplanation(
      .error,
      meaning: """
        The type of the bound value does not fit the attribute.
        """,
      advice: """
        Bind a field whose type fits, or change the field's type; text accepts values of \
        every type.
        """),
    "comment-too-long": CodeExplanation(
      .error,
      meaning: """
        A comment, CDATA section or processing instruction is longer than the limit.
        """,
      advice: """
        Shorten the comment; the limit is 4 MiB.
        """),
    "conflicting-attributes": CodeExplanation(
      .error,
      meaning: """
        Two attributes exclude each other, or the element requires exactly one of several.
        """,
      advice: """
        Keep one of the attributes that the message names.
        """),
    "data-not-well-formed": CodeExplanation(
      .error,
      meaning: """
        A data file is not well-formed XML.
        """,
      advice: """
        Correct the data file at the place that the first line names; `xmllint --noout FILE` \
        reports the same.
        """),
    "data-too-large": CodeExplanation(
      .error,
      meaning: """
        A match, the text of the matches, the entities or the document type of a data file \
        are larger than a limit.
        """,
      advice: """
        Choose a `select` that matches smaller elements, and paths that do not overlap. The \
        limits are on the page [Limits](../Limits.md).
        """),
    "doctype": CodeExplanation(
      .error,
      meaning: """
        The fixture has a document type declaration. Fixtures must not have one, so that no \
        entity is expanded and nothing outside the file is loaded. Data files may have one; \
        its external parts are not loaded.
        """,
      advice: """
        Remove the declaration. Write characters themselves, or references such as `&#160;`.
        """),
    "duplicate-key": CodeExplanation(
      .error,
      meaning: """
        Two rows of a container have the same value in the model's key field. The note shows \
        the first one.
        """,
      advice: """
        Give each row its own value of the key field, or remove `key` from the model.
        """),
    "duplicate-name": CodeExplanation(
      .error,
      meaning: """
        Two declarations have the same name. The note shows the first one.
        """,
      advice: """
        Rename one of the two.
        """),
    "duplicate-supplementary": CodeExplanation(
      .error,
      meaning: """
        A section has two supplementary elements of one kind. The note shows the first one.
        """,
      advice: """
        Keep one of them, or limit each to sections of its own with `sections`.
        """),
    "duplicate-tuning": CodeExplanation(
      .error,
      meaning: """
        The range is tuned twice for the same mode. The note shows the first one.
        """,
      advice: """
        Keep one `tuning` for each pair of `mode` and `type`.
        """),
    "duplicate-type": CodeExplanation(
      .error,
      meaning: """
        Two fixtures of one target would generate the same type. The note shows the first \
        one.
        """,
      advice: """
        Rename one type, or `include` the other fixture and remove the declaration.
        """),
    "file-too-large": CodeExplanation(
      .error,
      meaning: """
        The file is larger than the limit.
        """,
      advice: """
        Split the fixture, or move its rows into a file below `Data`. The limit is 1 GiB.
        """),
    "font-file-damaged": CodeExplanation(
      .error,
      meaning: """
        The file is not a complete TrueType or OpenType font: it is damaged, truncated, or \
        of another format.
        """,
      advice: """
        Replace the file by the one that the app contains. Git LFS leaves a pointer of about \
        130 bytes in place of a file that was not fetched: run `git lfs pull`.
        """),
    "font-file-too-large": CodeExplanation(
      .error,
      meaning: """
        The font file exceeds a limit: 128 MiB for a file, 256 fonts for a collection.
        """,
      advice: """
        Use a font with fewer characters, or split the collection.
        """),
    "font-folder-empty": CodeExplanation(
      .error,
      meaning: """
        The folder of `<fonts from="…"/>` has no file whose name ends in `.ttf`, `.otf`, \
        `.ttc` or `.otc`.
        """,
      advice: """
        Copy the fonts of the app into the folder. Web fonts, `.woff` and `.woff2`, have to \
        be converted first.
        """),
    "font-folder-missing": CodeExplanation(
      .error,
      meaning: """
        There is no folder at the path of `<fonts from="…"/>`, or it is a file.
        """,
      advice: """
        Create the folder beside the fixture, or correct the path, which is relative to the \
        fixture.
        """),
    "font-name-duplicate": CodeExplanation(
      .error,
      meaning: """
        Two font files have a font of the same PostScript name, so the name would mean \
        either of them.
        """,
      advice: """
        Remove one of the files from the folder.
        """),
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
        A plain cell is used, but the container's interop mode is `never`.
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
  ]
}
