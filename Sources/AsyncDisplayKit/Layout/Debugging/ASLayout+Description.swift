import Foundation

extension ASLayout {
  /// Returns the layout and everything below it, one line each, indented by depth.
  ///
  /// The same tree gives the same text on every machine: no addresses are in it.
  public func recursiveDescription() -> String {
    lines(level: 0).joined(separator: "\n")
  }

  /// The layout and everything below it as plain values.
  public var structuredDescription: ASLayoutDescription {
    ASLayoutDescription(
      element: elementObject?.layoutName ?? "freed",
      isNode: type == .displayNode,
      position: ASPointIsNull(position) ? nil : position,
      size: size,
      sublayouts: sublayouts.map(\.structuredDescription))
  }

  private func lines(level: Int) -> [String] {
    let indent = String(repeating: "    |", count: level) + (level > 0 ? " " : "")
    return [indent + description] + sublayouts.flatMap { $0.lines(level: level + 1) }
  }
}
