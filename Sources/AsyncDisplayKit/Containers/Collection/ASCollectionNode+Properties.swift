import UIKit

extension ASCollectionNode {
  /// The violations reported so far.
  @preconcurrency @MainActor
  public var violations: [RuntimeViolation] { loadedContainerView()?.violations ?? [] }
}

extension ASCollectionNode: ASRangeControllerUpdateRangeProtocol {}
