import Foundation

extension ASLayout {
  /// A layout tree as plain values, for comparison, encoding, or printing.
  public struct Description: Hashable, Sendable, Codable {
    /// The class of the element, followed by the debug name in parentheses if there is one.
    public let element: String
    /// A Boolean value that indicates whether the element is a node.
    public let isNode: Bool
    /// The origin in the parent, in points, or `nil` for a layout without a position.
    public let position: CGPoint?
    /// The size, in points.
    public let size: CGSize
    /// The descriptions of the sublayouts, in the parent's order.
    public let sublayouts: [ASLayout.Description]

    /// Creates the description of one layout.
    public init(
      element: String, isNode: Bool, position: CGPoint?, size: CGSize,
      sublayouts: [ASLayout.Description]
    ) {
      self.element = element
      self.isNode = isNode
      self.position = position
      self.size = size
      self.sublayouts = sublayouts
    }
  }
}

extension ASLayout {
  /// Returns a description of the layout and its descendants, one line each, indented by depth.
  ///
  /// The text contains no addresses, so the same tree gives the same text on every machine.
  public func recursiveDescription() -> String {
    lines(level: 0).joined(separator: "\n")
  }

  /// The layout and its descendants as plain values.
  public var structuredDescription: ASLayout.Description {
    ASLayout.Description(
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
