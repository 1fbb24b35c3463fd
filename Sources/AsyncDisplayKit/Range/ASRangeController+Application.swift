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
  package func didEnterBackground() { Self.didEnterBackground([self]) }

  /// Shrinks the ranges of all controllers immediately.
  ///
  /// The mode depends on the visible state, which is cleared for all of them before any is updated. Source:
  /// `ASRangeController.mm`, `+didEnterBackground:`.
  static func didEnterBackground(_ controllers: [ASRangeController]) {
    for controller in controllers {
      let isVisible = controller.containerState.contains(.visible)
      controller.updateCurrentRange(with: isVisible ? .visibleOnly : .lowMemory)
    }
    for controller in controllers { controller.isInBackground = true }
    for controller in controllers { controller.updateIfNeeded() }
  }

  /// Updates the ranges immediately for an application in the foreground: `minimum` if the
  /// container is visible, or else `visibleOnly`.
  package func willEnterForeground() { Self.willEnterForeground([self]) }

  /// Updates the ranges of all controllers immediately, one after the other.
  ///
  /// Source: `ASRangeController.mm`, `+willEnterForeground:`.
  static func willEnterForeground(_ controllers: [ASRangeController]) {
    for controller in controllers { controller.isInBackground = false }
    for controller in controllers {
      let isVisible = controller.containerState.contains(.visible)
      controller.updateCurrentRange(with: isVisible ? .minimum : .visibleOnly)
      controller.updateIfNeeded()
    }
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
