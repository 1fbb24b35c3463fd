extension ASRangeController {
  /// Registers the controller for the events of the running application.
  func listenToApplication() { RangeControllerRegistry.current.add(self) }

  /// Shrinks the ranges immediately: to the visible items if the container is in the display range,
  /// or else to the mode for memory warnings.
  ///
  /// Source: `ASRangeController.mm`, `+didReceiveMemoryWarning:`.
  package func didReceiveMemoryWarning() {
    let displays = containerState.contains(.display)
    let hidden = memoryWarningMode ?? ASDisplayNode.rangeModeForMemoryWarnings
    updateCurrentRange(with: displays ? .visibleOnly : hidden)
    updateIfNeeded()
  }

  /// Shrinks the ranges immediately: to the visible items, or to the low-memory mode if the
  /// container is not visible.
  ///
  /// Source: `ASRangeController.mm`, `+didEnterBackground:`.
  package func didEnterBackground() {
    let isVisible = containerState.contains(.visible)
    updateCurrentRange(with: isVisible ? .visibleOnly : .lowMemory)
    // The mode depends on the visible state, which is cleared afterwards.
    isInBackground = true
    updateIfNeeded()
  }

  /// Updates the ranges immediately for an application in the foreground: `minimum` if the
  /// container is visible, or else `visibleOnly`.
  ///
  /// Source: `ASRangeController.mm`, `+willEnterForeground:`.
  package func willEnterForeground() {
    isInBackground = false
    let isVisible = containerState.contains(.visible)
    updateCurrentRange(with: isVisible ? .minimum : .visibleOnly)
    updateIfNeeded()
  }
}

extension ASRangeController {
  /// Removes the display state from all nodes of the container.
  ///
  /// Source: `ASRangeController.mm`, `-clearContents`.
  package func clearContents() {
    exitInterfaceState(.display)
  }

  /// Removes the preload state from all nodes of the container.
  ///
  /// Source: `ASRangeController.mm`, `-clearPreloadedData`.
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
