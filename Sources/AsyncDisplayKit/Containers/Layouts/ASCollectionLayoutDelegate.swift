import UIKit

/// The methods of an object that computes the whole layout of a collection in the background.
///
/// Source: `ASCollectionLayoutDelegate.h`, `ASCollectionLayoutDelegate`.
@preconcurrency @MainActor
public protocol ASCollectionLayoutDelegate: AnyObject, SendableMetatype {
  /// Returns the directions in which the content can scroll.
  func scrollableDirections() -> ASScrollDirection
  /// Returns additional input for the calculation. The value must not change afterwards.
  func additionalInfoForLayout(withElements elements: ASElementMap) -> Any?
  /// Computes a layout from a context, usually in the background. Must not access anything else.
  nonisolated static func calculateLayout(with context: ASCollectionLayoutContext)
    -> ASCollectionLayoutState
}

extension ASCollectionLayoutDelegate {
  /// The default implementation returns `nil`.
  public func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { nil }
}

/// The `calculateLayout(with:)` function of a layout delegate's class. Any thread may call it.
struct LayoutCalculation: Sendable, Equatable {
  private let delegateClass: ObjectIdentifier
  private let function: @Sendable (ASCollectionLayoutContext) -> ASCollectionLayoutState

  /// Creates the calculation for a delegate's class.
  @MainActor init(_ delegate: any ASCollectionLayoutDelegate) {
    self.init(of: delegate)
  }

  private init<Delegate: ASCollectionLayoutDelegate>(of delegate: Delegate) {
    delegateClass = ObjectIdentifier(type(of: delegate))
    function = { Delegate.calculateLayout(with: $0) }
  }

  /// Computes a layout from a context.
  func callAsFunction(_ context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
    function(context)
  }

  static func == (lhs: LayoutCalculation, rhs: LayoutCalculation) -> Bool {
    lhs.delegateClass == rhs.delegateClass
  }
}
