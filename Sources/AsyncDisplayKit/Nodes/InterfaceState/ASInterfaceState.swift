/// The ways in which a node may be near the screen, as a set of bits.
///
/// Texture: `ASInterfaceState`. Each further bit is only set together with the ones below it.
public struct ASInterfaceState: OptionSet, Hashable, Sendable {
  /// The bits as Texture numbers them.
  public let rawValue: UInt

  /// Makes a set from Texture's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No bit: the node is nowhere near the screen.
  public static let none = ASInterfaceState([])
  /// The node may be measured.
  public static let measureLayout = ASInterfaceState(rawValue: 1 << 0)
  /// The node should load its remote data.
  public static let preload = ASInterfaceState(rawValue: 1 << 1)
  /// The node should draw.
  public static let display = ASInterfaceState(rawValue: 1 << 2)
  /// The node is on the screen.
  public static let visible = ASInterfaceState(rawValue: 1 << 3)
  /// All bits: the state of a node in a window that no range controller manages.
  public static let inHierarchy: ASInterfaceState = [.measureLayout, .preload, .display, .visible]
}

extension ASInterfaceState: CustomStringConvertible {
  /// The names of the bits, as `{ MeasureLayout | Preload }`.
  public var description: String {
    let names: [(ASInterfaceState, String)] = [
      (.measureLayout, "MeasureLayout"), (.preload, "Preload"), (.display, "Display"),
      (.visible, "Visible"),
    ]
    let present = names.filter { contains($0.0) }.map(\.1)
    return present.isEmpty ? "{ }" : "{ \(present.joined(separator: " | ")) }"
  }
}

/// Returns whether the visible bit is set.
public func ASInterfaceStateIncludesVisible(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.visible)
}

/// Returns whether the display bit is set.
public func ASInterfaceStateIncludesDisplay(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.display)
}

/// Returns whether the preload bit is set.
public func ASInterfaceStateIncludesPreload(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.preload)
}

/// Returns whether the measureLayout bit is set.
public func ASInterfaceStateIncludesMeasureLayout(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.measureLayout)
}

/// Returns the names of the bits of a state.
public func NSStringFromASInterfaceState(_ interfaceState: ASInterfaceState) -> String {
  interfaceState.description
}
