/// Whether the reader keeps rows or only checks them.
package enum RowRetention: Sendable {
  /// Rows stay in the fixture, for generation.
  case keep
  /// Rows are checked and counted, so that memory does not grow with them.
  case validateOnly
}
