/// A container whose range mode can be forced.
///
/// Source: Texture's `ASRangeControllerUpdateRangeProtocol`.
@preconcurrency @MainActor
public protocol ASRangeControllerUpdateRangeProtocol: AnyObject {
  /// Forces a range mode until the next full update of the ranges.
  func updateCurrentRange(with rangeMode: ASLayoutRangeMode)
}
