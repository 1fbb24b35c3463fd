import AsyncDisplayKit

extension CanonicalNumber {
  /// Writes a size range as its four numbers, minimum first.
  public static func text(_ range: ASSizeRange) -> String {
    text([range.min.width, range.min.height, range.max.width, range.max.height])
  }
}
