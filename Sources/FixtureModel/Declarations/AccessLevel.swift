/// The access level of generated declarations.
package enum AccessLevel: String, Sendable, CaseIterable {
  /// Visible to every module.
  case `public`
  /// Visible inside the package.
  case package
  /// Visible inside the module.
  case `internal`
}
