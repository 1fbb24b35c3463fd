/// A target with its action, as controls, gesture recognizers and bar button items store them.
package struct ActionTarget {
  private let reference: SelectorTarget?
  /// The action.
  package let action: Selector

  /// Creates an entry that does not retain its target. Without a target, the responder chain has one.
  package init(_ target: Any?, _ action: Selector) {
    reference = target.map { SelectorTarget($0, isRetained: false) }
    self.action = action
  }

  /// The target, or `nil` for the responder chain and after the target was deallocated.
  package var target: AnyObject? { reference?.object }
  /// A Boolean value that indicates whether the target was deallocated.
  package var isGone: Bool { reference != nil && target == nil }

  /// Returns a Boolean value that indicates whether the entry has a target and an action.
  ///
  /// - Parameters:
  ///   - other: A target, or `nil` for any.
  ///   - action: An action, or `nil` for any.
  /// - Returns: `true` if both are the entry's or `nil`.
  package func matches(_ other: Any?, _ action: Selector?) -> Bool {
    (other == nil || target === other.map { $0 as AnyObject })
      && (action == nil || action == self.action)
  }
}
