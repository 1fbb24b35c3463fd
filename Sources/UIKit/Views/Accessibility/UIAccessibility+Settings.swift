import Foundation

extension UIAccessibility {
  private static var settings: AccessibilityDescription { RuntimeEnvironment.current.accessibility }

  /// A Boolean value that indicates whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// A Boolean value that indicates whether the screen is used by switches.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  /// A Boolean value that indicates whether the floating menu of gestures is shown.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// A Boolean value that indicates whether the user is kept in one app.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// A Boolean value that indicates whether text is set in bold: what the environment's traits say.
  public static var isBoldTextEnabled: Bool {
    RuntimeEnvironment.current.traits.legibilityWeight == .bold
  }
  /// A Boolean value that indicates whether contrast is raised: what the environment's traits say.
  public static var isDarkerSystemColorsEnabled: Bool {
    RuntimeEnvironment.current.traits.accessibilityContrast == .high
  }
  /// A Boolean value that indicates whether movement is to be avoided.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// A Boolean value that indicates whether cross-fades are preferred to sliding.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// A Boolean value that indicates whether translucency is to be avoided.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// A Boolean value that indicates whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// A Boolean value that indicates whether colors are shown as grays.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// A Boolean value that indicates whether meaning is to be shown by more than color.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  /// A Boolean value that indicates whether the shapes of buttons are shown.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  /// A Boolean value that indicates whether switches show their state as marks.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  /// A Boolean value that indicates whether videos have captions.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// A Boolean value that indicates whether sound is mixed to one channel.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// A Boolean value that indicates whether videos in previews play by themselves.
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
  /// A Boolean value that indicates whether shaking asks to undo.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  /// A Boolean value that indicates whether the selection can be spoken.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// A Boolean value that indicates whether the screen can be spoken.
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
  /// Posted when the screen's colors were turned to gray or back.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when colors were inverted or put back.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when less transparency was asked for or not.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when less motion was asked for or not.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when darker colors were asked for or not.
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
