extension UIAccessibility {
  private static var settings: AccessibilityDescription { RuntimeEnvironment.current.accessibility }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether the screen is used by switches.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  /// Whether the floating menu of gestures is shown.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// Whether the user is kept in one app.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// Whether text is set in bold: what the environment's traits say.
  public static var isBoldTextEnabled: Bool {
    RuntimeEnvironment.current.traits.legibilityWeight == .bold
  }
  /// Whether contrast is raised: what the environment's traits say.
  public static var isDarkerSystemColorsEnabled: Bool {
    RuntimeEnvironment.current.traits.accessibilityContrast == .high
  }
  /// Whether movement is to be avoided.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether cross-fades are preferred to sliding.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// Whether translucency is to be avoided.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// Whether colours are shown as greys.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// Whether meaning is to be shown by more than colour.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  /// Whether the shapes of buttons are shown.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  /// Whether switches show their state as marks.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  /// Whether videos have captions.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// Whether sound is mixed to one channel.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// Whether videos in previews play by themselves.
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
  /// Whether shaking asks to undo.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  /// Whether the selection can be spoken.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// Whether the screen can be spoken.
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
}
