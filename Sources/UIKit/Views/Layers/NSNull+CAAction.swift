import Foundation

/// A null among a layer's actions keeps the change of its key from being animated, as nothing is here.
extension NSNull: CAAction {
  /// Does nothing.
  @preconcurrency @MainActor
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
