/// The states of a node relative to the screen, as an option set.
///
/// Texture: `ASInterfaceState`. A state is only set together with the preceding ones.
public struct ASInterfaceState: OptionSet, Hashable, Sendable {
  /// The bits. Source: `ASDisplayNode+InterfaceState.h`, `ASInterfaceState`.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// No state: the node is not near the screen.
  public static let none = ASInterfaceState([])
  /// The node may be measured.
  public static let measureLayout = ASInterfaceState(rawValue: 1 << 0)
  /// The node should load its remote data.
  public static let preload = ASInterfaceState(rawValue: 1 << 1)
  /// The node should draw.
  public static let display = ASInterfaceState(rawValue: 1 << 2)
  /// The node is on the screen.
  public static let visible = ASInterfaceState(rawValue: 1 << 3)
  /// All states: the state of a node in a window that no range controller manages.
  public static let inHierarchy: ASInterfaceState = [.measureLayout, .preload, .display, .visible]
}

extension ASInterfaceState: CustomStringConvertible {
  /// The names of the states, such as `{ MeasureLayout | Preload }`, or `{ No state }`. Source:
  /// `ASDisplayNodeExtras.h`, `NSStringFromASInterfaceState`.
  public var description: String {
    let names: [(ASInterfaceState, String)] = [
      (.measureLayout, "MeasureLayout"), (.preload, "Preload"), (.display, "Display"),
      (.visible, "Visible"),
    ]
    let present = names.filter { contains($0.0) }.map(\.1)
    return present.isEmpty ? "{ No state }" : "{ \(present.joined(separator: " | ")) }"
  }
}

/// Returns whether the visible state is set.
public func ASInterfaceStateIncludesVisible(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.visible)
}

/// Returns whether the display state is set.
public func ASInterfaceStateIncludesDisplay(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.display)
}

/// Returns whether the preload state is set.
public func ASInterfaceStateIncludesPreload(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.preload)
}

/// Returns whether the `measureLayout` state is set.
public func ASInterfaceStateIncludesMeasureLayout(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.measureLayout)
}

/// Returns a string with the names of the states.
public func NSStringFromASInterfaceState(_ interfaceState: ASInterfaceState) -> String {
  interfaceState.description
}

/// Returns a string with the changes between two states, such as `{ +Display -Visible }`. A change of the
/// `measureLayout` state is left out.
///
/// Any thread. Source: `ASDisplayNodeExtras.h`, `NSStringFromASInterfaceStateChange`.
public func NSStringFromASInterfaceStateChange(
  _ oldState: ASInterfaceState, _ newState: ASInterfaceState
) -> String {
  let names: [(ASInterfaceState, String)] = [
    (.preload, "Preload"), (.display, "Display"), (.visible, "Visible"),
  ]
  let changes = names.filter { oldState.contains($0.0) != newState.contains($0.0) }
    .map { (newState.contains($0.0) ? "+" : "-") + $0.1 + " " }
  return oldState == newState ? "{ }" : "{ \(changes.joined())}"
}
