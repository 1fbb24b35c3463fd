import UIKit

/// Computes the layout of a whole collection away from the main actor.
///
/// Source: `ASCollectionLayoutDelegate.h`, `ASCollectionLayoutDelegate`.
@preconcurrency @MainActor
public protocol ASCollectionLayoutDelegate: AnyObject, SendableMetatype {
  /// Returns the directions in which the content scrolls.
  func scrollableDirections() -> ASScrollDirection
  /// Returns what the calculation needs besides the elements; must not change afterwards.
  func additionalInfoForLayout(withElements elements: ASElementMap) -> Any?
  /// Calculates a layout, usually in the background; must not touch anything but its context.
  nonisolated static func calculateLayout(with context: ASCollectionLayoutContext)
    -> ASCollectionLayoutState
}

extension ASCollectionLayoutDelegate {
  /// Returns nothing.
  public func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { nil }
}

/// The static function of a layout delegate's class, which may run on any thread.
struct LayoutCalculation: Sendable, Equatable {
  private let delegateClass: ObjectIdentifier
  private let function: @Sendable (ASCollectionLayoutContext) -> ASCollectionLayoutState

  /// Creates the calculation of a delegate's class.
  @MainActor init(_ delegate: any ASCollectionLayoutDelegate) {
    self.init(of: delegate)
  }

  private init<Delegate: ASCollectionLayoutDelegate>(of delegate: Delegate) {
    delegateClass = ObjectIdentifier(type(of: delegate))
    function = { Delegate.calculateLayout(with: $0) }
  }

  /// Calculates a layout.
  func callAsFunction(_ context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
    function(context)
  }

  static func == (lhs: LayoutCalculation, rhs: LayoutCalculation) -> Bool {
    lhs.delegateClass == rhs.delegateClass
  }
}
