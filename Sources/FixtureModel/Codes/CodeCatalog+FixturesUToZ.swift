// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let fixturesUToZ: [String: CodeExplanation] = [
    "unconvertible-data": CodeExplanation(
      .error,
      meaning: """
        The text that a `map` found cannot be converted to the field's type. The note shows \
        the text's place.
        """,
      advice: """
        Correct the data, or change `as` or the field's type; an optional type allows a \
        missing value.
        """),
    "undeclared-input": CodeExplanation(
      .error,
      meaning: """
        The file is not an input of the build command. The build would not notice a change \
        of the file.
        """,
      advice: """
        Move the file into the folder of a target, so that the build knows it; with the \
        tool, name it on the command line.
        """),
    "undeclared-prefix": CodeExplanation(
      .error,
      meaning: """
        The fixture does not declare a namespace prefix of the XPath expression.
        """,
      advice: """
        Declare the prefix on the fixture's root: \
        `xmlns:media="http://search.yahoo.com/mrss/"`.
        """),
    "undefined-entity": CodeExplanation(
      .error,
      meaning: """
        The text uses an entity that XML does not define.
        """,
      advice: """
        Write the character itself, or its number: `&#160;` for a no-break space.
        """),
    "unexpanded-entity": CodeExplanation(
      .error,
      meaning: """
        A data file refers to an entity whose content is not read: it is in another file, is \
        not declared in the file, or contains elements, comments or instructions. Its text \
        would be missing from the rows.
        """,
      advice: """
        Write the text itself, for example with `xmllint --noent FILE`.
        """),
    "unexpanded-include": CodeExplanation(
      .error,
      meaning: """
        A data file has an XInclude element. XInclude is not processed, because it could \
        read any file: the included text would be missing from the rows.
        """,
      advice: """
        Write the included text itself into the data file, for example with `xmllint \
        --xinclude FILE`.
        """),
    "unexpected-end": CodeExplanation(
      .error,
      meaning: """
        The file ends while elements are open: it was cut off, or an end tag is missing.
        """,
      advice: """
        Close the open elements. Merges often lose the last lines of a file.
        """),
    "unexpected-text": CodeExplanation(
      .error,
      meaning: """
        There is text where only elements are allowed.
        """,
      advice: """
        Remove the text, or move it into an attribute.
        """),
    "unknown-attribute": CodeExplanation(
      .error,
      meaning: """
        The element has no such attribute.
        """,
      advice: """
        Use the name that the message suggests, or look it up in the \
        [reference](../FixtureReference.md).
        """),
    "unknown-call": CodeExplanation(
      .error,
      meaning: """
        The generated data source records no call of that name. A call is the last label of \
        the method, such as `nodeBlockForItemAt`, followed by the index path.
        """,
      advice: """
        Write the last label of the method, such as `nodeBlockForItemAt`, then the index \
        path.
        """),
    "unknown-case": CodeExplanation(
      .error,
      meaning: """
        The value is not a case of the enumeration. Cases are spelled as in Swift.
        """,
      advice: """
        Write one of the cases that the message lists, as in Swift without the dot.
        """),
    "unknown-cell": CodeExplanation(
      .error,
      meaning: """
        Neither the fixture nor an included one declares a cell of that name.
        """,
      advice: """
        Correct the name, declare the cell, or `include` the fixture that declares it.
        """),
    "unknown-container": CodeExplanation(
      .error,
      meaning: """
        The fixture has no container of that name for a list inside of a cell.
        """,
      advice: """
        Correct the name, or declare the `collection` or the `pager` with its `model` and \
        its `cells`.
        """),
    "unknown-context": CodeExplanation(
      .error,
      meaning: """
        There is no context value of that name. The context values are `$section`, `$item`, \
        `$section0` and `$item0`, and `$n` inside a `repeat`.
        """,
      advice: """
        Use `$section`, `$item`, `$section0`, `$item0`, or `$n` inside a `repeat`.
        """),
    "unknown-device": CodeExplanation(
      .error,
      meaning: """
        There is no device of that name.
        """,
      advice: """
        Use a name of the [list](../FixtureReference.md#devices), or give `width`, `height` \
        and `scale`.
        """),
    "unknown-element": CodeExplanation(
      .error,
      meaning: """
        The fixture language has no such element in this place.
        """,
      advice: """
        Use the name that the message suggests, or look it up in the \
        [reference](../FixtureReference.md).
        """),
    "unknown-field": CodeExplanation(
      .error,
      meaning: """
        The model has no field of that name.
        """,
      advice: """
        Correct the name, or add the field to the model.
        """),
    "unknown-font": CodeExplanation(
      .error,
      meaning: """
        The name is neither that of a font or family of iOS nor of the fixture's font files. \
        `UIFont(name:size:)` returns `nil` for such a name on the device.
        """,
      advice: """
        Correct the name, or add the font file to the folder of `<fonts from="…"/>`. \
        `fixture-tool list` prints the names in the files.
        """),
    "unknown-image": CodeExplanation(
      .error,
      meaning: """
        Neither the fixture nor an included one declares an image of that name.
        """,
      advice: """
        Add the image to `images`, or correct the name.
        """),
    "unknown-member": CodeExplanation(
      .error,
      meaning: """
        The value has no derived member of that name. Images have `size` and `ratio`; sizes \
        have `width`, `height` and `ratio`; lists and texts have `count`.
        """,
      advice: """
        Use a member that the value has: `width`, `height`, `ratio`, `size`, `count`.
        """),
    "unknown-model": CodeExplanation(
      .error,
      meaning: """
        Neither the fixture nor an included one declares a model of that name.
        """,
      advice: """
        Correct the name, declare the model, or `include` the fixture that declares it.
        """),
    "unknown-module": CodeExplanation(
      .error,
      meaning: """
        The class is in a module that the fixture does not import.
        """,
      advice: """
        Add `<import module="…"/>`, and the module to the target's dependencies.
        """),
    "unknown-mutation": CodeExplanation(
      .error,
      meaning: """
        The container has no mutation of that name.
        """,
      advice: """
        Correct the name, or add a `mutation` of that name to the container.
        """),
    "unknown-node": CodeExplanation(
      .error,
      meaning: """
        No cell of the container has a node of that name.
        """,
      advice: """
        Add the `name` to the node, or correct the name.
        """),
    "unknown-property": CodeExplanation(
      .error,
      meaning: """
        The generated data source has no settable property of that name.
        """,
      advice: """
        Set a property that the generated data source has, such as `showsPlainCells`.
        """),
    "unknown-style": CodeExplanation(
      .error,
      meaning: """
        An attribute `style` names a style that neither the fixture nor one that it includes \
        declares.
        """,
      advice: """
        Declare it with `<style name="…"/>`, or correct the name.
        """),
    "unknown-type": CodeExplanation(
      .error,
      meaning: """
        The type is neither a built-in type nor an enumeration or model of the fixture.
        """,
      advice: """
        Use a type of the [reference](../FixtureReference.md), or declare an `enum` or a \
        `model` of that name.
        """),
    "unknown-violation": CodeExplanation(
      .error,
      meaning: """
        The runtime reports no violation of that code.
        """,
      advice: """
        Copy the code from the message of the violation, or from the [list](runtime.md).
        """),
    "unmatched-namespace": CodeExplanation(
      .error,
      meaning: """
        An expression finds nothing in the whole data file, but the file has elements of its \
        names in another namespace, such as the default namespace of the file.
        """,
      advice: """
        Add the declaration that the message names to the fixture, and write the prefix \
        before the element's name.
        """),
    "unplaced-supplementary": CodeExplanation(
      .error,
      meaning: """
        The container's layout has no supplementary element of this kind: a flow layout has \
        headers and footers, a mosaic has headers. At run time the list would report an \
        error, or never show the element.
        """,
      advice: """
        Use a `header` or `footer`, or write a layout of your own, named by `layout class`, \
        that places the kind.
        """),
    "unreachable-index": CodeExplanation(
      .error,
      meaning: """
        An index path does not exist in the data at that step.
        """,
      advice: """
        Count sections and items from 0, and include the steps of `after` that ran before.
        """),
    "unreachable-rule": CodeExplanation(
      .error,
      meaning: """
        A cell rule never applies, because rules before it apply to all items, or to all of \
        its items.
        """,
      advice: """
        Move the rule before them, change its condition, or give the one that always applies \
        a condition.
        """),
    "unreachable-step": CodeExplanation(
      .error,
      meaning: """
        A step cannot run: there is no further batch, or the container is not a pager.
        """,
      advice: """
        Remove the step, or add what it requires: another `batch`, a pager.
        """),
    "unreadable-file": CodeExplanation(
      .error,
      meaning: """
        A file could not be opened or read.
        """,
      advice: """
        Correct the path, which is relative to the fixture, and the file's permissions.
        """),
    "unsupported-encoding": CodeExplanation(
      .error,
      meaning: """
        The file is not encoded in UTF-8, according to its first bytes or its XML \
        declaration. Fixtures are encoded in UTF-8; a byte order mark is allowed.
        """,
      advice: """
        Convert the file: `iconv -f utf-16 -t utf-8 Old.xml > New.xml`, and remove \
        `encoding` from its first line.
        """),
    "whole-model-binding": CodeExplanation(
      .error,
      meaning: """
        The whole model `{.}` can be passed only to the initializer of a class of the \
        fixture's own target.
        """,
      advice: """
        Pass the fields one by one: `init="title: {title}"`.
        """),
    "wrong-cell-kind": CodeExplanation(
      .error,
      meaning: """
        A cell of this kind is not allowed here: `plain` requires a plain cell, `node` \
        requires a cell node.
        """,
      advice: """
        Write `plain` for a `plainCell` and `node` for a `cellNode`.
        """),
    "wrong-namespace": CodeExplanation(
      .error,
      meaning: """
        An element is not in the namespace `urn:texture-fixtures:1`, to which all elements \
        of a fixture belong.
        """,
      advice: """
        Begin the file with `<fixture xmlns="urn:texture-fixtures:1">`.
        """),
    "wrong-root": CodeExplanation(
      .error,
      meaning: """
        The root element is not `fixture`. A file that is not a fixture belongs below a \
        folder named `Data`.
        """,
      advice: """
        Make `fixture` the root, or move the file below a folder named `Data`.
        """),
    "xpath-limit": CodeExplanation(
      .error,
      meaning: """
        An XPath expression is longer than the limit, or takes more operations than the \
        limit for a file of this size.
        """,
      advice: """
        Name the elements on the way instead of `//`, and select smaller elements. The \
        limits are on the page [Limits](../Limits.md).
        """),
  ]
}
