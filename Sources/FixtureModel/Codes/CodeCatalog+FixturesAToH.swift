// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let fixturesAToH: [String: CodeExplanation] = [
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
    "cell-choice-incomplete": CodeExplanation(
      .error,
      meaning: """
        The rules of `cells` compare an enumeration, but no rule applies to some of its \
        cases.
        """,
      advice: """
        Add a rule for each case that the message names, such as `when="{kind} is video"`, \
        or end with a rule without a condition.
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
        Keep one of them, or limit each to sections of its own with `sections` or `when`.
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
  ]
}
