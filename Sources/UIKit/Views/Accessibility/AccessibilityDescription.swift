/// The settings of assistive software that an environment has; all are off by default.
///
/// Bold text and high contrast belong to ``TraitDescription``.
public struct AccessibilityDescription: Hashable, Sendable {
  /// A Boolean value that indicates whether the screen is read aloud.
  public var isVoiceOverRunning = false
  /// A Boolean value that indicates whether the screen is used by switches.
  public var isSwitchControlRunning = false
  /// A Boolean value that indicates whether the floating menu of gestures is shown.
  public var isAssistiveTouchRunning = false
  /// A Boolean value that indicates whether the user is kept in one app.
  public var isGuidedAccessEnabled = false
  /// A Boolean value that indicates whether movement is to be avoided.
  public var isReduceMotionEnabled = false
  /// A Boolean value that indicates whether cross-fades are preferred to sliding.
  public var prefersCrossFadeTransitions = false
  /// A Boolean value that indicates whether translucency is to be avoided.
  public var isReduceTransparencyEnabled = false
  /// A Boolean value that indicates whether colors are inverted.
  public var isInvertColorsEnabled = false
  /// A Boolean value that indicates whether colors are shown as grays.
  public var isGrayscaleEnabled = false
  /// A Boolean value that indicates whether meaning is to be shown by more than color.
  public var shouldDifferentiateWithoutColor = false
  /// A Boolean value that indicates whether the shapes of buttons are shown.
  public var buttonShapesEnabled = false
  /// A Boolean value that indicates whether switches show their state as marks.
  public var isOnOffSwitchLabelsEnabled = false
  /// A Boolean value that indicates whether videos have captions.
  public var isClosedCaptioningEnabled = false
  /// A Boolean value that indicates whether sound is mixed to one channel.
  public var isMonoAudioEnabled = false
  /// A Boolean value that indicates whether videos in previews play by themselves.
  public var isVideoAutoplayEnabled = false
  /// A Boolean value that indicates whether shaking asks to undo.
  public var isShakeToUndoEnabled = false
  /// A Boolean value that indicates whether the selection can be spoken.
  public var isSpeakSelectionEnabled = false
  /// A Boolean value that indicates whether the screen can be spoken.
  public var isSpeakScreenEnabled = false

  /// Creates a description with every setting off.
  public init() {}
}
