import UIKit

/// A block that is called with an error after which the runtime continues. Called on any thread.
///
/// Any thread. Texture: `ASDisplayNodeNonFatalErrorBlock`.
public typealias ASDisplayNodeNonFatalErrorBlock = @Sendable (any Error) -> Void

/// Settings that are static variables of Texture's classes. Here each environment has its own.
struct NodeSettings: Sendable {
  var suppressesInvalidCollectionUpdateExceptions = false
  var nonFatalErrorBlock: ASDisplayNodeNonFatalErrorBlock?
  var shouldShowRangeDebugOverlay = false
  var shouldShowImageScalingOverlay = false
  var enablesHitTestDebug = false
  var accessibilityComparator: ASSortAccessibilityElementsComparator?
  var rangeModeForMemoryWarnings = ASLayoutRangeMode.lowMemory
  /// A Boolean value that indicates whether the advisory for cells that wrap view controllers was
  /// reported.
  var hasRemarkedOnClipping = false
  /// A Boolean value that indicates whether the advisory for view controllers without a parent was reported.
  var hasRemarkedOnParent = false
  /// The experimental features of the current configuration.
  var experiments: ASExperimentalFeatures = []
  /// A Boolean value that indicates whether the advisory for the radius of drawn corners was reported.
  var hasRemarkedOnCornerRadius = false
  /// A Boolean value that indicates whether the advisory for specs that ignore their own size was
  /// reported.
  var hasRemarkedOnSpecSize = false
  /// A Boolean value that indicates whether the advisory for the second text node was reported.
  var hasRemarkedOnSecondTextNode = false
  /// The advisories that were reported for classes of nodes.
  var classAdvisories: Set<ClassAdvisory> = []
  var hasRemarkedOnDelegateThread = false
}

/// An advisory that is reported once for each class of nodes.
struct ClassAdvisory: Hashable {
  let code: RuntimeViolation.Code
  let nodeClass: ObjectIdentifier
}

extension NodeSettings: EnvironmentKey {
  static var defaultValue: NodeSettings { NodeSettings() }
}

extension ASDisplayNode {
  /// A Boolean value that indicates whether invalid updates are reported as advisories instead of
  /// violations.
  ///
  /// Any thread; the default is `false`. Source: `_ASHierarchyChangeSet.mm`,
  /// `ASFailUpdateValidation`, which logs instead of raising an exception. The setting belongs to
  /// the environment; in Texture it belongs to the process.
  public static var suppressesInvalidCollectionUpdateExceptions: Bool {
    get { settings.suppressesInvalidCollectionUpdateExceptions }
    set { settings.suppressesInvalidCollectionUpdateExceptions = newValue }
  }

  /// The block that is called when a frame, position, bounds or transform is invalid. Called on any
  /// thread.
  ///
  /// The error's domain is `ASDisplayNodeErrorDomain`, its code 1. Source: `ASAssert.h`,
  /// `ASDisplayNodeAssertNonFatal`. The setting belongs to the environment; in Texture it belongs
  /// to the process.
  public static var nonFatalErrorBlock: ASDisplayNodeNonFatalErrorBlock? {
    get { settings.nonFatalErrorBlock }
    set { settings.nonFatalErrorBlock = newValue }
  }

  /// A Boolean value that indicates whether ranges are drawn over containers. The default is
  /// `false`.
  ///
  /// Any thread. Not used by the runtime, which reports `unused-member`.
  public static var shouldShowRangeDebugOverlay: Bool {
    get { settings.shouldShowRangeDebugOverlay }
    set {
      settings.shouldShowRangeDebugOverlay = reportUnused("ASDisplayNode", newValue, if: newValue)
    }
  }

  /// Sets the range mode that containers outside the display range use after a memory warning.
  ///
  /// Any thread. Only `.visibleOnly` and `.lowMemory`, the default, are allowed; another mode is a
  /// violation and is ignored. The setting belongs to the environment; in Texture it belongs to the
  /// process.
  public static func setRangeModeForMemoryWarnings(_ rangeMode: ASLayoutRangeMode) {
    guard rangeMode == .visibleOnly || rangeMode == .lowMemory else {
      return RuntimeEnvironment.current.report(
        RuntimeViolation(
          .invalidMemoryWarningMode, subject: "ASDisplayNode",
          message: "The range mode \(rangeMode) was set for memory warnings.",
          remedy: "Set .visibleOnly or .lowMemory.", numbers: [Int(rangeMode.rawValue)]))
    }
    settings.rangeModeForMemoryWarnings = rangeMode
  }

  /// The range mode that containers outside the display range use after a memory warning.
  package static var rangeModeForMemoryWarnings: ASLayoutRangeMode {
    settings.rangeModeForMemoryWarnings
  }

  static var settings: NodeSettingsAccess { NodeSettingsAccess() }
}

/// The settings of the current environment, each of which is read and set by itself.
///
/// A setting is not lost that one thread sets while another thread sets a different one.
@dynamicMemberLookup
struct NodeSettingsAccess {
  private let values = RuntimeEnvironment.current.processValues

  subscript<Value: Sendable>(dynamicMember member: WritableKeyPath<NodeSettings, Value>) -> Value {
    get { values[NodeSettings.self][keyPath: member] }
    nonmutating set { values.update(NodeSettings.self) { $0[keyPath: member] = newValue } }
  }

  /// Records an advisory for a class of nodes, and returns whether it was not recorded before.
  func mark(_ code: RuntimeViolation.Code, for nodeClass: AnyClass) -> Bool {
    let advisory = ClassAdvisory(code: code, nodeClass: ObjectIdentifier(nodeClass))
    return values.update(NodeSettings.self) { $0.classAdvisories.insert(advisory).inserted }
  }

  /// Sets a Boolean value, and returns whether it was not set before.
  func mark(_ member: WritableKeyPath<NodeSettings, Bool>) -> Bool {
    values.update(NodeSettings.self) { settings in
      defer { settings[keyPath: member] = true }
      return !settings[keyPath: member]
    }
  }
}

extension ASImageNode {
  /// A Boolean value that indicates whether image nodes show how much their image is scaled. The
  /// default is `false`.
  ///
  /// Any thread. Not used by the runtime, which reports `unused-member`.
  public static var shouldShowImageScalingOverlay: Bool {
    get { settings.shouldShowImageScalingOverlay }
    set {
      settings.shouldShowImageScalingOverlay = reportUnused("ASImageNode", newValue, if: newValue)
    }
  }
}

extension ASControlNode {
  /// A Boolean value that indicates whether controls show their touch areas. The default is
  /// `false`.
  ///
  /// Any thread. Not used by the runtime, which reports `unused-member`.
  public static var enableHitTestDebug: Bool {
    get { settings.enablesHitTestDebug }
    set { settings.enablesHitTestDebug = reportUnused("ASControlNode", newValue, if: newValue) }
  }
}
