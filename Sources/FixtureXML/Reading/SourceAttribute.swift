import FixtureModel

/// An attribute as the file states it, with the places of its name and of every character.
struct SourceAttribute: Sendable {
  /// The local name.
  let name: String
  /// The value, references resolved.
  let value: String
  /// Where the name starts.
  let position: SourcePosition
  /// Where the value starts, after the quote.
  let valuePosition: SourcePosition
  /// The value as written, when that differs from the value.
  let written: String?

  /// The place of a character of the value, counted in Unicode scalars.
  func position(ofScalar index: Int) -> SourcePosition {
    var place = valuePosition
    guard let written else {
      place.column += index
      return place
    }
    var remaining = index
    var isInReference = false
    for scalar in written.unicodeScalars {
      if !isInReference {
        if remaining == 0 { return place }
        remaining -= 1
      }
      isInReference = isInReference ? scalar != ";" : scalar == "&"
      place.column += 1
      if scalar == "\n" { (place.line, place.column) = (place.line + 1, 1) }
    }
    return place
  }
}
