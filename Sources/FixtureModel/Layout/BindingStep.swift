/// One step of a binding's path.
package struct BindingStep: Sendable, Equatable {
  /// The field's or derived member's name.
  package var name: String
  /// What the step reads.
  package var member: BindingMember
  /// The type of the value after the step, as declared.
  package var type: FieldType
  /// Where the step's name starts.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(name: String, member: BindingMember, type: FieldType, position: SourcePosition) {
    self.name = name
    self.member = member
    self.type = type
    self.position = position
  }
}
