import FixtureModel

extension DiagnosticCatalog {
  /// Codes of names and bindings that refer to something else.
  static let references: [DiagnosticCode: DiagnosticExplanation] = [
    .unknownType: DiagnosticExplanation(
      "The type is neither a built-in type nor an enumeration or model of the fixture.",
      advice: "Use a type of the [reference](../FixtureReference.md), or declare an `enum` or a "
        + "`model` of that name."),
    .unknownModel: DiagnosticExplanation(
      "Neither the fixture nor an included one declares a model of that name.",
      advice: "Correct the name, declare the model, or `include` the fixture that declares it."),
    .unknownField: DiagnosticExplanation(
      "The model has no field of that name.",
      advice: "Correct the name, or add the field to the model."),
    .unknownMember: DiagnosticExplanation(
      "The value has no derived member of that name. Images have `size` and `ratio`; sizes "
        + "have `width`, `height` and `ratio`; lists and texts have `count`.",
      advice: "Use a member that the value has: `width`, `height`, `ratio`, `size`, `count`."),
    .unknownCell: DiagnosticExplanation(
      "Neither the fixture nor an included one declares a cell of that name.",
      advice: "Correct the name, declare the cell, or `include` the fixture that declares it."),
    .unknownImage: DiagnosticExplanation(
      "Neither the fixture nor an included one declares an image of that name.",
      advice: "Add the image to `images`, or correct the name."),
    .unknownMutation: DiagnosticExplanation(
      "The container has no mutation of that name.",
      advice: "Correct the name, or add a `mutation` of that name to the container."),
    .unknownNode: DiagnosticExplanation(
      "No cell of the container has a node of that name.",
      advice: "Add the `name` to the node, or correct the name."),
    .unknownContext: DiagnosticExplanation(
      "There is no context value of that name. The context values are `$section`, `$item`, "
        + "`$section0` and `$item0`, and `$n` inside a `repeat`.",
      advice: "Use `$section`, `$item`, `$section0`, `$item0`, or `$n` inside a `repeat`."),
    .unknownDevice: DiagnosticExplanation(
      "There is no device of that name.",
      advice: "Use a name of the [list](../FixtureReference.md#devices), or give `width`, `height` "
        + "and `scale`."),
    .unknownProperty: DiagnosticExplanation(
      "The generated data source has no settable property of that name.",
      advice: "Set a property that the generated data source has, such as `showsPlainCells`."),
    .unknownCall: DiagnosticExplanation(
      "The generated data source records no call of that name. A call is the last label of "
        + "the method, such as `nodeBlockForItemAt`, followed by the index path.",
      advice:
        "Write the last label of the method, such as `nodeBlockForItemAt`, then the index path."),
    .unknownViolation: DiagnosticExplanation(
      "The runtime reports no violation of that code.",
      advice: "Copy the code from the message of the violation, or from the [list](README.md)."),
    .unknownModule: DiagnosticExplanation(
      "The class is in a module that the fixture does not import.",
      advice: "Add `<import module=\"…\"/>`, and the module to the target's dependencies."),
    .unknownFont: DiagnosticExplanation(
      "The name is neither that of a font or family of iOS nor of the fixture's font files. "
        + "`UIFont(name:size:)` returns `nil` for such a name on the device.",
      advice: "Correct the name, or add the font file to the folder of `<fonts from=\"…\"/>`. "
        + "`fixture-tool list` prints the names in the files."),
    .wrongCellKind: DiagnosticExplanation(
      "A cell of this kind is not allowed here: `plain` requires a plain cell, `node` "
        + "requires a cell node.",
      advice: "Write `plain` for a `plainCell` and `node` for a `cellNode`."),
    .plainInTable: DiagnosticExplanation(
      "A table has a rule for a plain cell. `ASTableNode` does not support plain cells.",
      advice: "Use a collection, or create the cell node from its view: `<cellNode name=\"…\" "
        + "view=\"…\"/>`."),
    .modelMismatch: DiagnosticExplanation(
      "Cells of one container have different models. The rows of a container have one model.",
      advice:
        "Use cells that have the same model, or move the others into a container of their own."),
    .missingModel: DiagnosticExplanation(
      "A binding or a row requires a model, but there is none.",
      advice: "Give the cell `model=\"…\"`, or write constants instead of bindings."),
    .missingField: DiagnosticExplanation(
      "A row has no value for a field that has neither a default nor an optional type.",
      advice: "Give the row a value, the field a `default`, or its type a question mark."),
    .bindingType: DiagnosticExplanation(
      "The type of the bound value does not fit the attribute.",
      advice:
        "Bind a field whose type fits, or change the field's type; text accepts values of every "
        + "type."),
    .bindingSyntax: DiagnosticExplanation(
      "A binding does not have the form `{path}`. Write `{{` for a literal brace.",
      advice: "Write `{field}`, or `{field.member}`; write `{{` for a literal brace."),
    .optionalBinding: DiagnosticExplanation(
      "The bound value is optional, but the attribute requires a value.",
      advice: "Guard the element with `if=\"{field}\"`, or give the field a default."),
    .wholeModelBinding: DiagnosticExplanation(
      "The whole model `{.}` can be passed only to the initializer of a class of the "
        + "fixture's own target.",
      advice: "Pass the fields one by one: `init=\"title: {title}\"`."),
    .modelTooLarge: DiagnosticExplanation(
      "A model has more fields than the limit, those of nested models included, or models are nested "
        + "deeper than the limit.",
      advice:
        "Split the model, or make a field a list: the models in a list are counted separately."),
    .modelCycle: DiagnosticExplanation(
      "Models contain each other without a list in between. A value of such a model would be "
        + "infinite.",
      advice: "Make one of the fields a list: `[Post]` instead of `Post`."),
    .includeCycle: DiagnosticExplanation(
      "Fixtures include each other in a cycle.",
      advice: "Move what both need into a third fixture that includes neither."),
    .includeTooDeep: DiagnosticExplanation(
      "Includes are nested deeper than the limit.",
      advice: "Include the innermost fixture directly: an include makes all its names known. The "
        + "limit is 32."),
    .outsidePackage: DiagnosticExplanation(
      "A path, with its symbolic links resolved, is outside the package. Included fixtures "
        + "and data files must be inside.",
      advice: "Copy the file into the package."),
    .absolutePath: DiagnosticExplanation(
      "The path is absolute. Paths in fixtures are relative to the fixture.",
      advice: "Write the path from the folder of the fixture: `Data/feed.rss`."),
    .notData: DiagnosticExplanation(
      "The data file is not below a folder named `Data`. Files in such a folder are inputs of "
        + "the build.",
      advice: "Move the file below a folder named `Data` of the target."),
    .notFixture: DiagnosticExplanation(
      "The included file is below a folder named `Data`, where files are data and not "
        + "fixtures.",
      advice: "Move the included fixture out of the `Data` folder."),
    .undeclaredInput: DiagnosticExplanation(
      "The file is not an input of the build command. The build would not notice a change of "
        + "the file.",
      advice:
        "Move the file into the folder of a target, so that the build knows it; with the tool, "
        + "name it on the command line."),
    .includeAccess: DiagnosticExplanation(
      "A fixture includes one whose declarations have a lower access level. Public declarations "
        + "cannot use internal ones, so the generated code would not compile.",
      advice: "Give both fixtures the same `access`."),
  ]
}
