import Foundation

extension UIAccessibility {
  private static var settings: RuntimeEnvironment.Accessibility {
    RuntimeEnvironment.current.accessibility
  }

  /// A Boolean value that indicates whether VoiceOver is running.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// A Boolean value that indicates whether Switch Control is running.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  /// A Boolean value that indicates whether AssistiveTouch is running.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// A Boolean value that indicates whether Guided Access is enabled.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// A Boolean value that indicates whether bold text is enabled in the environment's traits.
  public static var isBoldTextEnabled: Bool {
    RuntimeEnvironment.current.traits.legibilityWeight == .bold
  }
  /// A Boolean value that indicates whether the contrast of the environment's traits is high.
  public static var isDarkerSystemColorsEnabled: Bool {
    RuntimeEnvironment.current.traits.accessibilityContrast == .high
  }
  /// A Boolean value that indicates whether Reduce Motion is enabled.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// A Boolean value that indicates whether cross-fade transitions are preferred to sliding ones.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// A Boolean value that indicates whether Reduce Transparency is enabled.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// A Boolean value that indicates whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// A Boolean value that indicates whether the screen is shown in grayscale.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// A Boolean value that indicates whether information must not be conveyed by color only.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  /// A Boolean value that indicates whether buttons are shown with shapes.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  /// A Boolean value that indicates whether switches show on and off labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  /// A Boolean value that indicates whether closed captions are enabled.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// A Boolean value that indicates whether mono audio is enabled.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// A Boolean value that indicates whether videos in previews play automatically.
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
  /// A Boolean value that indicates whether Shake to Undo is enabled.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  /// A Boolean value that indicates whether Speak Selection is enabled.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// A Boolean value that indicates whether Speak Screen is enabled.
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
}

// The runtime posts none of these: settings do not change during a test.
extension UIAccessibility {
  /// Posted when VoiceOver starts or stops.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when VoiceOver has finished an announcement.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when an assistive technology focuses on another element.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when bold text is enabled or disabled.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when grayscale is enabled or disabled.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when inverted colors are enabled or disabled.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when Reduce Transparency is enabled or disabled.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when Reduce Motion is enabled or disabled.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when darker system colors are enabled or disabled.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when mono audio is enabled or disabled.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when closed captions are enabled or disabled.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when Guided Access begins or ends.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when Switch Control starts or stops.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when Speak Selection is enabled or disabled.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when Speak Screen is enabled or disabled.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
}
