/// The names of the members of option sets that fixtures state and hosts read, in the order of their bits.
package enum OptionNames {
  /// The members of `ASInterfaceState`.
  package static let interfaceState = ["measureLayout", "preload", "display", "visible"]
  /// The members of `ASScrollDirection`.
  package static let scrollDirection = ["right", "left", "up", "down"]
  /// The members of `CACornerMask`.
  package static let cornerMask = [
    "layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMinXMaxYCorner", "layerMaxXMaxYCorner",
  ]
  /// The members of `UIAccessibilityTraits`.
  package static let accessibilityTraits = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "header",
  ]
  /// The styles of `NSUnderlineStyle` that draw a line by themselves.
  package static let underlineStyle = ["single", "thick", "double"]

  /// Returns the names of the members of a set.
  package static func names(_ names: [String], in bits: some FixedWidthInteger) -> [String] {
    names.indices.filter { bits & (1 << $0) != 0 }.map { names[$0] }
  }
}
