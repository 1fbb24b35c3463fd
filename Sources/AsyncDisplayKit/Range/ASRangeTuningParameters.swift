import Foundation

/// The size of a range around the viewport, in screenfuls ahead and behind.
///
/// Source: Texture's `ASRangeTuningParameters`.
public struct ASRangeTuningParameters: Hashable, Sendable {
  /// Screenfuls ahead, in the direction of scrolling.
  public var leadingBufferScreenfuls: CGFloat
  /// Screenfuls behind.
  public var trailingBufferScreenfuls: CGFloat

  /// Makes parameters from two numbers of screenfuls.
  public init(leadingBufferScreenfuls: CGFloat = 0, trailingBufferScreenfuls: CGFloat = 0) {
    self.leadingBufferScreenfuls = leadingBufferScreenfuls
    self.trailingBufferScreenfuls = trailingBufferScreenfuls
  }

  /// No screenfuls: the viewport alone.
  public static let zero = ASRangeTuningParameters()
}

/// No screenfuls: the viewport alone.
public let ASRangeTuningParametersZero = ASRangeTuningParameters.zero

/// Returns whether two parameters are equal.
public func ASRangeTuningParametersEqualToRangeTuningParameters(
  _ lhs: ASRangeTuningParameters, _ rhs: ASRangeTuningParameters
) -> Bool {
  lhs == rhs
}
