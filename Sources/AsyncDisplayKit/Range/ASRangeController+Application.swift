extension ASRangeController {
  /// Lets the controller hear the events of the running application.
  func listenToApplication() { RangeControllerRegistry.current.add(self) }

  /// Shrinks the ranges at once: to the visible items if the container displays.
  package func didReceiveMemoryWarning() {
    let displays = containerState.contains(.display)
    let hidden = memoryWarningMode ?? ASDisplayNode.rangeModeForMemoryWarnings
    updateCurrentRange(with: displays ? .visibleOnly : hidden)
    updateIfNeeded()
  }

  /// Shrinks the ranges at once; while in the background the container does not count as visible.
  package func didEnterBackground() {
    let isVisible = containerState.contains(.visible)
    updateCurrentRange(with: isVisible ? .visibleOnly : .lowMemory)
    // The state loses its visible bit only after the mode has been chosen by it.
    isInBackground = true
    updateIfNeeded()
  }

  /// Lets the ranges grow again at once.
  package func willEnterForeground() {
    isInBackground = false
    let isVisible = containerState.contains(.visible)
    updateCurrentRange(with: isVisible ? .minimum : .visibleOnly)
    updateIfNeeded()
  }
}

extension ASRangeController {
  /// Takes the display bit from all nodes of the container.
  package func clearContents() {
    exitInterfaceState(.display)
  }

  /// Takes the preload bit from all nodes of the container.
  package func clearPreloadedData() {
    exitInterfaceState(.preload)
  }

  private func exitInterfaceState(_ bit: ASInterfaceState) {
    for element in dataSource?.rangeElementMap.elements ?? [] {
      guard let node = element.nodeIfAllocated, node.interfaceState.contains(bit) else { continue }
      node.exitInterfaceState(bit)
    }
  }
}
