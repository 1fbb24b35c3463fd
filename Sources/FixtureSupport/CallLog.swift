import FixtureContract
import Foundation
import UIKit

/// A log of the calls that a generated data source received, in order, from any thread.
public final class FixtureCallLog: Sendable {
  private let recorded = Locked<[FixtureCall]>([])

  /// Creates an empty log.
  public init() {}

  /// The calls so far, oldest first.
  public var calls: [FixtureCall] {
    recorded.withLock { $0 }
  }

  /// Returns the calls of one method, oldest first.
  public func calls(of method: String) -> [FixtureCall] {
    calls.filter { $0.method == method }
  }

  /// Records a call with its member, index path and detail, and the role of the running code.
  public func record(_ method: String, at indexPath: IndexPath? = nil, detail: String? = nil) {
    let role = RuntimeScheduling.Role.current
    recorded.withLock { log in
      log.append(
        FixtureCall(
          order: log.count, method: method, indexPath: indexPath, detail: detail, role: role))
    }
  }

  /// Records one of the calls that a fixture can name.
  func record(_ call: DataSourceCall, at indexPath: IndexPath? = nil, detail: String? = nil) {
    record(call.rawValue, at: indexPath, detail: detail)
  }

  /// Removes all calls from the log.
  public func removeAll() {
    recorded.withLock { $0.removeAll() }
  }
}

/// One call that a generated data source received.
public struct FixtureCall: Hashable, Sendable {
  /// The position in the log, beginning at 0.
  public var order: Int
  /// The last label of the member, such as `nodeBlockForItemAt`.
  public var method: String
  /// The index path of the item (two numbers), section or page (one number), or `nil`.
  public var indexPath: IndexPath?
  /// Another argument of the call, such as a supplementary kind.
  public var detail: String?
  /// The role of the code that made the call, such as the main thread.
  public var role: RuntimeScheduling.Role

  /// Creates a recorded call.
  public init(
    order: Int, method: String, indexPath: IndexPath? = nil, detail: String? = nil,
    role: RuntimeScheduling.Role
  ) {
    self.order = order
    self.method = method
    self.indexPath = indexPath
    self.detail = detail
    self.role = role
  }
}

extension FixtureCall: CustomStringConvertible {
  /// The method, the detail and the index path as spelled in a fixture, such as `nodeBlockForItemAt
  /// 0.1`.
  public var description: String {
    let place = indexPath.map { $0.map(String.init).joined(separator: ".") }
    return [method, detail, place].compactMap { $0 }.joined(separator: " ")
  }
}
