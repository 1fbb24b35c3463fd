import Foundation

/// The size of a range around the viewport, in screenfuls before and after it.
///
/// Source: `ASLayoutRangeType.h`, `ASRangeTuningParameters`.
public struct ASRangeTuningParameters: Hashable, Sendable {
  /// The number of screenfuls ahead of the viewport, in the direction of scrolling.
  public var leadingBufferScreenfuls: CGFloat
  /// The number of screenfuls behind the viewport.
  public var trailingBufferScreenfuls: CGFloat

  /// Creates tuning parameters from two numbers of screenfuls.
  public init(leadingBufferScreenfuls: CGFloat = 0, trailingBufferScreenfuls: CGFloat = 0) {
    self.leadingBufferScreenfuls = leadingBufferScreenfuls
    self.trailingBufferScreenfuls = trailingBufferScreenfuls
  }

  /// Parameters of zero screenfuls: only the viewport.
  public static let zero = ASRangeTuningParameters()
}

/// Parameters of zero screenfuls: only the viewport.
public let ASRangeTuningParametersZero = ASRangeTuningParameters.zero

/// Returns whether two tuning parameters are equal.
public func ASRangeTuningParametersEqualToRangeTuningParameters(
  _ lhs: ASRangeTuningParameters, _ rhs: ASRangeTuningParameters
) -> Bool {
  lhs == rhs
}

/// The tuning parameters of every mode and range type.
///
/// Source: `ASAbstractLayoutController.mm`, `+defaultTuningParameters`.
package struct RangeTuningTable: Hashable, Sendable {
  private struct Key: Hashable {
    let mode: ASLayoutRangeMode
    let type: ASLayoutRangeType
  }

  private var parameters: [Key: ASRangeTuningParameters] = [
    Key(mode: .minimum, type: .display): ASRangeTuningParameters(
      leadingBufferScreenfuls: 0.25, trailingBufferScreenfuls: 0.25),
    Key(mode: .minimum, type: .preload): ASRangeTuningParameters(
      leadingBufferScreenfuls: 0.5, trailingBufferScreenfuls: 0.25),
    Key(mode: .full, type: .display): ASRangeTuningParameters(
      leadingBufferScreenfuls: 1, trailingBufferScreenfuls: 0.5),
    Key(mode: .full, type: .preload): ASRangeTuningParameters(
      leadingBufferScreenfuls: 2.5, trailingBufferScreenfuls: 1.5),
  ]

  /// Creates a table with Texture's default parameters.
  package init() {}

  /// The parameters of a mode and a type. Zero if none are set, and always for no mode.
  package subscript(
    mode: ASLayoutRangeMode, type: ASLayoutRangeType
  ) -> ASRangeTuningParameters {
    get { parameters[Key(mode: mode, type: type)] ?? .zero }
    set { if mode != .unspecified { parameters[Key(mode: mode, type: type)] = newValue } }
  }
}
