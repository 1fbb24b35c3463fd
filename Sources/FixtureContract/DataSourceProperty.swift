/// A Boolean property of generated data sources that the step `set` of an expectation can change.
package enum DataSourceProperty: String, CaseIterable, Sendable {
  /// A Boolean value that indicates whether the rules for UIKit cells apply.
  case showsPlainCells
}
