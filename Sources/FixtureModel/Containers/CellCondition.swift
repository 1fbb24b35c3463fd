/// When a cell rule applies to an item.
package enum CellCondition: Sendable, Equatable {
  /// To every item.
  case always
  /// To items whose bound value is there, true or not empty.
  case when(Binding)
  /// To items whose index in their section leaves `offset` when divided by the number.
  case every(Int, offset: Int)
}
