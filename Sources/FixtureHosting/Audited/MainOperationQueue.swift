import Foundation
import UIKit

/// The main operation queue of one test's work. It is equal to Foundation's, which notification centers compare with
/// the queue of an observer.
///
/// Proof: the class adds no state to `OperationQueue`, whose methods can be called on any thread.
final class MainOperationQueue: OperationQueue, @unchecked Sendable {
  private static let shared = WorkBinding.asRuntime { OperationQueue.main }

  override init() {
    super.init()
    maxConcurrentOperationCount = 1
    underlyingQueue = .main
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? OperationQueue else { return false }
    return other === self || other === Self.shared
  }

  override var hash: Int { Self.shared.hash }

  /// The address of the object, with a reference that the receiver releases.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}
