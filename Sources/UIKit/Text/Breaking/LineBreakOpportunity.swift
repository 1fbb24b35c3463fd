/// What may happen between two characters.
package enum LineBreakOpportunity: UInt8, Sendable {
  /// The line goes on.
  case prohibited
  /// The line may end.
  case allowed
  /// The line ends.
  case mandatory
}
