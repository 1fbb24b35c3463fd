/// The version of the package, which the generator writes into its output and the runtime checks.
package enum ContractVersion {
  /// The version.
  package static let current = "0.2.0"
}

/// The first field of an assertion in the rows of a generated file.
package enum AssertionCode: String, Sendable {
  case frame, size, nodeFrame, plainItems, visible, contentSize, supplementaryCount, itemCount
  case sectionCount, currentPage, calls, violation
}

/// The first field of a step in the rows of a generated file.
package enum StepCode: String, Sendable {
  case mutation, batch, scroll, page, rotate, select, deselect, set
}

/// The first field of an edit in the rows of a generated file.
package enum EditCode: String, Sendable {
  case insertItems, insertSection, deleteItems, deleteSections, reloadItems, reloadSections
  case moveItem, moveSection
}
