import UIKit

/// The static function of a layout delegate's class, which may run on any thread.
struct LayoutCalculation: Sendable, Equatable {
  private let delegateClass: ObjectIdentifier
  private let function: @Sendable (ASCollectionLayoutContext) -> ASCollectionLayoutState

  /// Makes the calculation of a delegate's class.
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
