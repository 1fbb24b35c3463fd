/// Makes the device feel that a choice changes; kept as data.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that the choice changes.
  open func selectionChanged() { note(.selection) }
}
