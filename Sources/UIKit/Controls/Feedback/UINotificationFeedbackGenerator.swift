/// Makes the device feel how work has ended; kept as data.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How work has ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// Badly.
    case error
  }

  /// Tells how work has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    note(.notification(notificationType))
  }
}
