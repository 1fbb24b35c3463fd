/// A named batch of edits.
package struct Mutation: Sendable, Equatable {
  /// The name of the generated mutation.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// A Boolean value that indicates whether the container must accept the mutation.
  package var isValid: Bool
  /// A Boolean value that indicates whether the update is animated.
  package var isAnimated: Bool
  /// The edits, in document order.
  package var edits: [Edit]
  /// The source position of the mutation.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    documentation: String? = nil,
    isValid: Bool = true,
    isAnimated: Bool = false,
    edits: [Edit],
    position: SourcePosition
  ) {
    self.name = name
    self.documentation = documentation
    self.isValid = isValid
    self.isAnimated = isAnimated
    self.edits = edits
    self.position = position
  }
}

/// The answer to one batch fetch.
package struct Batch: Sendable, Equatable {
  /// The delay in virtual seconds.
  package var delay: Double
  /// The items that are appended to the last section.
  package var rows: [Row]
  /// The number of items, also when they are not kept.
  package var rowCount: Int
  /// The source position of the batch.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(delay: Double = 0, rows: [Row] = [], rowCount: Int = 0, position: SourcePosition) {
    self.delay = delay
    self.rows = rows
    self.rowCount = rowCount
    self.position = position
  }
}

/// One edit of a mutation.
package struct Edit: Sendable, Equatable {
  /// The edit with its index paths.
  package var operation: EditOperation
  /// The source position of the edit.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(operation: EditOperation, position: SourcePosition) {
    self.operation = operation
    self.position = position
  }
}

/// An insertion, deletion, move, or reload.
package enum EditOperation: Sendable, Equatable {
  /// Inserts items; one row an index path.
  case insertItems(at: [IndexPathValue], rows: [Row])
  /// Inserts a section with its items.
  case insertSection(at: Int, Section)
  /// Deletes items.
  case deleteItems(at: [IndexPathValue])
  /// Deletes sections.
  case deleteSections([Int])
  /// Reloads items, with new rows where given.
  case reloadItems(at: [IndexPathValue], rows: [Row])
  /// Reloads sections.
  case reloadSections([Int])
  /// Moves an item.
  case moveItem(from: IndexPathValue, to: IndexPathValue)
  /// Moves a section.
  case moveSection(from: Int, to: Int)
}
