import Foundation
import UIKit

/// One call that a generated data source received.
public struct RecordedCall: Hashable, Sendable {
  /// The position in the log, from 0.
  public var order: Int
  /// The last label of the member, such as `nodeBlockForItemAt`.
  public var method: String
  /// The item, section or page concerned: two numbers, one, or none.
  public var indexPath: IndexPath?
  /// What else tells the call apart, such as a supplementary kind.
  public var detail: String?
  /// The side of the runtime that made the call.
  public var role: ExecutionRole

  /// Makes a record.
  public init(
    order: Int, method: String, indexPath: IndexPath? = nil, detail: String? = nil,
    role: ExecutionRole
  ) {
    self.order = order
    self.method = method
    self.indexPath = indexPath
    self.detail = detail
    self.role = role
  }
}

extension RecordedCall: CustomStringConvertible {
  /// The method, its detail and its index path as a fixture spells them: `nodeBlockForItemAt 0.1`.
  public var description: String {
    let place = indexPath.map { $0.map(String.init).joined(separator: ".") }
    return [method, detail, place].compactMap { $0 }.joined(separator: " ")
  }
}
