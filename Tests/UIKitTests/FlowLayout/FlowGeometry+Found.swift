import UIKit

extension FlowGeometry {
  /// The elements that a query finds, without their frames.
  func found(in rect: CGRect, pinning: FlowPinning = .none) -> [FlowElement] {
    elements(meeting: rect, pinning: pinning).map(\.element)
  }
}
