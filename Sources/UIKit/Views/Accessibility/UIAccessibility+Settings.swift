import Foundation

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

// None of these is posted by itself here: a test changes settings between two runs.
extension UIAccessibility {
  /// Posted when VoiceOver was switched on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when VoiceOver has read an announcement.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when an assistive technology looks at another element.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when bold text was switched on or off.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the screen's colours were turned to grey or back.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when colours were inverted or put back.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when less transparency was asked for or not.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when less motion was asked for or not.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when darker colours were asked for or not.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when both stereo channels were joined or parted.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when captions were switched on or off.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when guided access was begun or ended.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when switch control was switched on or off.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when speaking the selection was switched on or off.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when speaking the screen was switched on or off.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
}
