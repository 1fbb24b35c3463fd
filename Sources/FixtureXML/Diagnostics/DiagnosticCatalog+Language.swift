import FixtureModel

extension DiagnosticCatalog {
  /// Codes of elements, attributes, values and names that the fixture language does not have.
  static let language: [DiagnosticCode: DiagnosticExplanation] = [
    .unknownElement: DiagnosticExplanation(
      "The fixture language has no such element in this place.",
      advice: "Use the name that the message suggests, or look it up in the "
        + "[reference](../FixtureReference.md)."),
    .misplacedElement: DiagnosticExplanation(
      "The element is not allowed in its parent, or not in this order.",
      advice: "Move the element to the place that the [reference](../FixtureReference.md) gives."),
    .missingElement: DiagnosticExplanation(
      "An element lacks a required child.",
      advice: "Add the child that the message names."),
    .unexpectedText: DiagnosticExplanation(
      "There is text where only elements are allowed.",
      advice: "Remove the text, or move it into an attribute."),
    .unknownAttribute: DiagnosticExplanation(
      "The element has no such attribute.",
      advice: "Use the name that the message suggests, or look it up in the "
        + "[reference](../FixtureReference.md)."),
    .missingAttribute: DiagnosticExplanation(
      "The element lacks a required attribute.",
      advice: "Add the attribute that the message names."),
    .conflictingAttributes: DiagnosticExplanation(
      "Two attributes exclude each other, or the element requires exactly one of several.",
      advice: "Keep one of the attributes that the message names."),
    .prefixedAttribute: DiagnosticExplanation(
      "An attribute has a namespace prefix. Attributes of the fixture language have none.",
      advice: "Remove the prefix."),
    .invalidValue: DiagnosticExplanation(
      "The value of an attribute does not have the form that the attribute requires.",
      advice: "Write the value in the form that the message names."),
    .unknownCase: DiagnosticExplanation(
      "The value is not a case of the enumeration. Cases are spelled as in Swift.",
      advice: "Write one of the cases that the message lists, as in Swift without the dot."),
    .outOfRange: DiagnosticExplanation(
      "The number is outside the valid range.",
      advice: "Choose a number in the range that the message names."),
    .invalidRange: DiagnosticExplanation(
      "A minimum is greater than its maximum.",
      advice: "Exchange the two numbers, or raise the maximum."),
    .invalidName: DiagnosticExplanation(
      "The name is not a Swift identifier.",
      advice: "Choose a name of letters, digits and underscores that begins with a letter."),
    .reservedName: DiagnosticExplanation(
      "Generated code with this name would not compile: the name is reserved by Swift, or a "
        + "class that the generated code inherits from has a member of this name.",
      advice: "Choose another name; the message says what the name belongs to."),
    .duplicateName: DiagnosticExplanation(
      "Two declarations have the same name. The note shows the first one.",
      advice: "Rename one of the two."),
    .duplicateType: DiagnosticExplanation(
      "Two fixtures of one target would generate the same type. The note shows the first one.",
      advice: "Rename one type, or `include` the other fixture and remove the declaration."),
    .duplicateKey: DiagnosticExplanation(
      "Two rows of a container have the same value in the model's key field. The note shows "
        + "the first one.",
      advice: "Give each row its own value of the key field, or remove `key` from the model."),
    .invalidArguments: DiagnosticExplanation(
      "The arguments of an initializer do not have the form `label: value, …`.",
      advice: "Write `label: value, label: value`, with `_:` for an argument without a label."),
    .invalidStep: DiagnosticExplanation(
      "The step is not one of the steps of an expectation.",
      advice: "Write one of the steps of the [reference](../FixtureReference.md#steps), with a "
        + "semicolon between two."),
    .ambiguousExpectation: DiagnosticExplanation(
      "Two expectations of one container have the same identifier: the same `name`, or the same "
        + "conditions and steps and no `name`. Each expectation is a test of its own, which is named "
        + "by the identifier. The note shows the first one.",
      advice: "Add a `name` to one of them, or move the assertions of one into the other."),
  ]
}
