/// Switches of a data controller that Texture calls experimental.
package struct DataControllerFeatures: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Nodes are built and measured on the main actor during the update.
  package static let mainThreadOnly = DataControllerFeatures(rawValue: 1)
  /// Updates do not wait for earlier ones.
  package static let overlappingUpdates = DataControllerFeatures(rawValue: 2)
}
