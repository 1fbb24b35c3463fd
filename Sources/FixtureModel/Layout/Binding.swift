/// A `{path}`: where a value comes from, resolved step by step against the models.
package struct Binding: Sendable, Equatable {
  /// The value from which the path starts.
  package var root: BindingRoot
  /// The steps of the path, empty for a context value or the whole model.
  package var steps: [BindingStep]
  /// The type of the value, optional when any step on the way is.
  package var type: FieldType
  /// The format of the value in a text; nil for its plain description.
  package var format: ValueFormat?
  /// The position of the opening brace.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    root: BindingRoot,
    steps: [BindingStep] = [],
    type: FieldType,
    format: ValueFormat? = nil,
    position: SourcePosition
  ) {
    self.root = root
    self.steps = steps
    self.type = type
    self.format = format
    self.position = position
  }
}

/// The value from which a binding's path starts.
package enum BindingRoot: Sendable, Hashable {
  /// The row's model, or the section's model in a supplementary element.
  case row
  /// The whole model, written `{.}`.
  case wholeModel
  /// A value that the container knows.
  case context(ContextValue)
  /// The element of the list that an enclosing `each` repeats, written `{$each}`, with its type.
  case each(FieldType)
}

/// One step of a binding's path.
package struct BindingStep: Sendable, Equatable {
  /// The field's or derived member's name.
  package var name: String
  /// The member that the step reads.
  package var member: BindingMember
  /// The type of the value after the step, as declared.
  package var type: FieldType
  /// The source position of the step's name.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(name: String, member: BindingMember, type: FieldType, position: SourcePosition) {
    self.name = name
    self.member = member
    self.type = type
    self.position = position
  }
}

/// A member that a step of a path reads.
package enum BindingMember: String, Sendable {
  /// A field of a model.
  case field
  /// The size of an image.
  case size
  /// The height of an image or a size divided by its width.
  case ratio
  /// The width of a size.
  case width
  /// The height of a size.
  case height
  /// The number of a list's elements, or of a text's characters.
  case count
}

/// A value that the container knows about an element.
package enum ContextValue: String, Sendable, CaseIterable {
  /// The section's number, from 1.
  case section = "$section"
  /// The item's number in its section, from 1.
  case item = "$item"
  /// The section's index, from 0.
  case section0 = "$section0"
  /// The item's index in its section, from 0.
  case item0 = "$item0"
}
