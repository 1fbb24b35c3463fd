/// The settings of assistive software that an environment has; all are off by default.
///
/// Bold text and high contrast belong to ``TraitDescription``.
public struct AccessibilityDescription: Hashable, Sendable {
  /// Whether the screen is read aloud.
  public var isVoiceOverRunning = false
  /// Whether the screen is used by switches.
  public var isSwitchControlRunning = false
  /// Whether the floating menu of gestures is shown.
  public var isAssistiveTouchRunning = false
  /// Whether the user is kept in one app.
  public var isGuidedAccessEnabled = false
  /// Whether movement is to be avoided.
  public var isReduceMotionEnabled = false
  /// Whether cross-fades are preferred to sliding.
  public var prefersCrossFadeTransitions = false
  /// Whether translucency is to be avoided.
  public var isReduceTransparencyEnabled = false
  /// Whether colours are inverted.
  public var isInvertColorsEnabled = false
  /// Whether colours are shown as greys.
  public var isGrayscaleEnabled = false
  /// Whether meaning is to be shown by more than colour.
  public var shouldDifferentiateWithoutColor = false
  /// Whether the shapes of buttons are shown.
  public var buttonShapesEnabled = false
  /// Whether switches show their state as marks.
  public var isOnOffSwitchLabelsEnabled = false
  /// Whether videos have captions.
  public var isClosedCaptioningEnabled = false
  /// Whether sound is mixed to one channel.
  public var isMonoAudioEnabled = false
  /// Whether videos in previews play by themselves.
  public var isVideoAutoplayEnabled = false
  /// Whether shaking asks to undo.
  public var isShakeToUndoEnabled = false
  /// Whether the selection can be spoken.
  public var isSpeakSelectionEnabled = false
  /// Whether the screen can be spoken.
  public var isSpeakScreenEnabled = false

  /// Makes a description with every setting off.
  public init() {}
}
