/// The version of the package, which the generator writes into its output and the compiler compares
/// with the runtime's.
package enum ContractVersion {
  /// The current version of the package.
  package static let current = "0.2.0"
}

/// The edits of a mutation, by the first field of their rows in a generated file.
package enum EditCode: String, Sendable {
  case insertItems, insertSection, deleteItems, deleteSections, reloadItems, reloadSections
  case moveItem, moveSection
}
