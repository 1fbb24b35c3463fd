import FixtureModel
import Testing

@Suite("Types are spelled as in Swift")
struct FieldTypeTests {
  @Test(
    "optionality and lists",
    arguments: [
      (FieldType.scalar(.int), "Int"), (.optional(.scalar(.image)), "UIImage?"),
      (.list(.optional(.model("Post"))), "[Post?]"),
      (.optional(.list(.enumeration("Kind"))), "[Kind]?"),
    ])
  func spelling(_ type: FieldType, _ expected: String) {
    #expect("\(type)" == expected)
    #expect(type.madeOptional.isOptional)
    #expect(type.madeOptional.unwrapped == type.unwrapped)
  }

  @Test("a template is constant only without bindings")
  func template() {
    let position = SourcePosition(file: "F", line: 1, column: 1)
    let binding = Binding(root: .context(.item), type: .scalar(.int), position: position)
    #expect(TextTemplate(parts: [.literal("a"), .literal("b")]).constant == "ab")
    #expect(TextTemplate(parts: [.literal("a"), .binding(binding)]).constant == nil)
    #expect(TextTemplate(parts: []).constant == "")
  }
}
