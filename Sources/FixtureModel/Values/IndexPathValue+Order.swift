extension IndexPathValue: CustomStringConvertible {
  /// The spelling of the fixture language: `section.item`.
  package var description: String { "\(section).\(item)" }

  /// Orders by section, then item.
  package static func < (left: IndexPathValue, right: IndexPathValue) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
