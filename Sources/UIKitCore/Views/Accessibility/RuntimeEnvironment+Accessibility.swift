extension RuntimeEnvironment {
  /// The accessibility settings of an environment. All are off by default.
  ///
  /// Bold text and increased contrast belong to ``RuntimeEnvironment/Traits``.
  public struct Accessibility: Hashable, Sendable {
    /// A Boolean value that indicates whether VoiceOver is running.
    public var isVoiceOverRunning = false
    /// A Boolean value that indicates whether Switch Control is running.
    public var isSwitchControlRunning = false
    /// A Boolean value that indicates whether AssistiveTouch is running.
    public var isAssistiveTouchRunning = false
    /// A Boolean value that indicates whether Guided Access is enabled.
    public var isGuidedAccessEnabled = false
    /// A Boolean value that indicates whether Reduce Motion is enabled.
    public var isReduceMotionEnabled = false
    /// A Boolean value that indicates whether cross-fade transitions are preferred to sliding ones.
    public var prefersCrossFadeTransitions = false
    /// A Boolean value that indicates whether Reduce Transparency is enabled.
    public var isReduceTransparencyEnabled = false
    /// A Boolean value that indicates whether colors are inverted.
    public var isInvertColorsEnabled = false
    /// A Boolean value that indicates whether the screen is shown in grayscale.
    public var isGrayscaleEnabled = false
    /// A Boolean value that indicates whether information must not be conveyed by color only.
    public var shouldDifferentiateWithoutColor = false
    /// A Boolean value that indicates whether buttons are shown with shapes.
    public var buttonShapesEnabled = false
    /// A Boolean value that indicates whether switches show on and off labels.
    public var isOnOffSwitchLabelsEnabled = false
    /// A Boolean value that indicates whether closed captions are enabled.
    public var isClosedCaptioningEnabled = false
    /// A Boolean value that indicates whether mono audio is enabled.
    public var isMonoAudioEnabled = false
    /// A Boolean value that indicates whether videos in previews play automatically.
    public var isVideoAutoplayEnabled = false
    /// A Boolean value that indicates whether Shake to Undo is enabled.
    public var isShakeToUndoEnabled = false
    /// A Boolean value that indicates whether Speak Selection is enabled.
    public var isSpeakSelectionEnabled = false
    /// A Boolean value that indicates whether Speak Screen is enabled.
    public var isSpeakScreenEnabled = false

    /// Creates a description with every setting off.
    public init() {}
  }
}

extension RuntimeEnvironment {
  /// The accessibility settings.
  public var accessibility: RuntimeEnvironment.Accessibility {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }
}

private enum AccessibilityKey: EnvironmentKey {
  static var defaultValue: RuntimeEnvironment.Accessibility { RuntimeEnvironment.Accessibility() }
}
