import Foundation
import UIKit

/// The calls that a generated data source received, in order, from whichever thread they came.
public final class CallLog: Sendable {
  private let recorded = Locked<[RecordedCall]>([])

  /// Makes an empty log.
  public init() {}

  /// The calls so far, oldest first.
  public var calls: [RecordedCall] {
    recorded.withLock { $0 }
  }

  /// Returns the calls of one method, oldest first.
  public func calls(of method: String) -> [RecordedCall] {
    calls.filter { $0.method == method }
  }

  /// Adds a call, with the role of the code that runs.
  public func record(_ method: String, at indexPath: IndexPath? = nil, detail: String? = nil) {
    let role = ExecutionRole.current
    recorded.withLock { log in
      log.append(
        RecordedCall(
          order: log.count, method: method, indexPath: indexPath, detail: detail, role: role))
    }
  }

  /// Forgets every call.
  public func removeAll() {
    recorded.withLock { $0.removeAll() }
  }
}
