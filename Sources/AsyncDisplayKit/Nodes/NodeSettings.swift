import UIKit

/// Hears of an error that the runtime can go on after; any thread.
///
/// Texture: `ASDisplayNodeNonFatalErrorBlock`.
public typealias ASDisplayNodeNonFatalErrorBlock = @Sendable (any Error) -> Void

/// What Texture keeps as static variables of its classes; here once an environment.
struct NodeSettings: Sendable {
  var suppressesInvalidCollectionUpdateExceptions = false
  var nonFatalErrorBlock: ASDisplayNodeNonFatalErrorBlock?
  var shouldShowRangeDebugOverlay = false
  var shouldShowImageScalingOverlay = false
  var enablesHitTestDebug = false
  var accessibilityComparator: ASSortAccessibilityElementsComparator?
  var rangeModeForMemoryWarnings = ASLayoutRangeMode.lowMemory
  /// A Boolean value that indicates whether the remark on cells around view controllers was made.
  var hasRemarkedOnClipping = false
}

extension NodeSettings: ModuleValueKey {
  static var defaultValue: NodeSettings { NodeSettings() }
}

extension ASDisplayNode {
  /// A Boolean value that indicates whether invalid collection updates are remarks instead of
  /// violations; any thread.
  ///
  /// The default is false. The setting is the environment's, where Texture has one a process.
  public static var suppressesInvalidCollectionUpdateExceptions: Bool {
    get { settings.suppressesInvalidCollectionUpdateExceptions }
    set { settings.suppressesInvalidCollectionUpdateExceptions = newValue }
  }

  /// Hears of errors that the runtime can go on after; any thread.
  ///
  /// The setting is the environment's, where Texture has one a process.
  public static var nonFatalErrorBlock: ASDisplayNodeNonFatalErrorBlock? {
    get { settings.nonFatalErrorBlock }
    set { settings.nonFatalErrorBlock = newValue }
  }

  /// A Boolean value that indicates whether ranges are drawn over containers; the default is false;
  /// any thread.
  ///
  /// Kept as a value of the environment: nothing is drawn over anything here.
  public static var shouldShowRangeDebugOverlay: Bool {
    get { settings.shouldShowRangeDebugOverlay }
    set { settings.shouldShowRangeDebugOverlay = newValue }
  }

  /// Sets the range mode that containers out of sight take at a memory warning; any thread.
  ///
  /// Only `.visibleOnly` and `.lowMemory`, the default, are allowed: others are refused with a
  /// violation. The setting is the environment's, where Texture has one a process.
  public static func setRangeModeForMemoryWarnings(_ rangeMode: ASLayoutRangeMode) {
    guard rangeMode == .visibleOnly || rangeMode == .lowMemory else {
      return RuntimeEnvironment.current.report(
        RuntimeViolation(
          .invalidMemoryWarningMode, subject: "ASDisplayNode",
          message: "The range mode \(rangeMode) was set for memory warnings.",
          remedy: "Set .visibleOnly or .lowMemory.", numbers: [rangeMode.rawValue]))
    }
    settings.rangeModeForMemoryWarnings = rangeMode
  }

  /// The range mode that containers out of sight take at a memory warning.
  package static var rangeModeForMemoryWarnings: ASLayoutRangeMode {
    settings.rangeModeForMemoryWarnings
  }

  static var settings: NodeSettings {
    get { RuntimeEnvironment.current.application.moduleValues[NodeSettings.self] }
    set { RuntimeEnvironment.current.application.moduleValues[NodeSettings.self] = newValue }
  }
}

extension ASImageNode {
  /// A Boolean value that indicates whether image nodes show how much their image is scaled; the
  /// default is false; any thread.
  ///
  /// Kept as a value of the environment: nothing is drawn over anything here.
  public static var shouldShowImageScalingOverlay: Bool {
    get { settings.shouldShowImageScalingOverlay }
    set { settings.shouldShowImageScalingOverlay = newValue }
  }
}

extension ASControlNode {
  /// A Boolean value that indicates whether controls show where they can be touched; the default is
  /// false; any thread.
  ///
  /// Kept as a value of the environment: nothing is drawn over anything here.
  public static var enableHitTestDebug: Bool {
    get { settings.enablesHitTestDebug }
    set { settings.enablesHitTestDebug = newValue }
  }
}
