import UIKit

extension ASDisplayNode {
  /// Returns a description of the tree, one line per node with class, names, frame and state.
  ///
  /// Main thread.
  @preconcurrency @MainActor public final func displayNodeRecursiveDescription() -> String {
    recursiveDescription(indent: "")
  }

  @MainActor private final func recursiveDescription(indent: String) -> String {
    let own = "\(indent)\(detailedDescription)\n"
    return children.reduce(own) { $0 + $1.recursiveDescription(indent: indent + " | ") }
  }

  @MainActor private final var detailedDescription: String {
    let frame = frame
    let backing = isNodeLoaded ? (isLayerBacked ? "layer" : "view") : "unloaded"
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
    return "<\(names); frame = \(numbers.joined(separator: " ")); \(backing); "
      + "interfaceState = \(currentInterfaceState)>"
  }

  /// The class name, followed by the debug name and the accessibility identifier if there are any.
  final var names: String {
    let identifier =
      RuntimeScheduling.Role.current == .main || !isNodeLoaded ? accessibilityIdentifier : nil
    let parts = [debugName, identifier].compactMap(\.self).map { "\"\($0)\"" }
    return ([String(describing: type(of: self))] + parts).joined(separator: " ")
  }
}
