/// Whether the visible bit is set.
public func ASInterfaceStateIncludesVisible(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.visible)
}

/// Whether the display bit is set.
public func ASInterfaceStateIncludesDisplay(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.display)
}

/// Whether the preload bit is set.
public func ASInterfaceStateIncludesPreload(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.preload)
}

/// Whether the measureLayout bit is set.
public func ASInterfaceStateIncludesMeasureLayout(_ interfaceState: ASInterfaceState) -> Bool {
  interfaceState.contains(.measureLayout)
}

/// The names of the bits of a state.
public func NSStringFromASInterfaceState(_ interfaceState: ASInterfaceState) -> String {
  interfaceState.description
}
