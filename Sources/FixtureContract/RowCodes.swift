/// The version of the package, which the generator writes into its output and the compiler compares
/// with the runtime's.
package enum ContractVersion {
  /// The current version of the package.
  package static let current = "0.2.0"
}

/// The assertions of an expectation, by the first field of their rows in a generated file.
package enum AssertionCode: String, Sendable {
  case frame, size, nodeFrame, plainItems, visible, contentSize, supplementaryCount, itemCount
  case sectionCount, currentPage, calls, violation
}

/// The steps of an expectation, by the first field of their rows in a generated file.
package enum StepCode: String, Sendable {
  case mutation, batch, scroll, page, unanimatedPage, rotate, select, deselect, set
}

/// The edits of a mutation, by the first field of their rows in a generated file.
package enum EditCode: String, Sendable {
  case insertItems, insertSection, deleteItems, deleteSections, reloadItems, reloadSections
  case moveItem, moveSection
}
