/// A stretch of text with the same attributes.
public struct TextRun: Hashable, Sendable {
  /// The end as an offset in UTF-8 code units; a run begins where the one before ends.
  public let end: Int
  /// The attributes.
  public let attributes: TextAttributes

  /// Makes a run from its end, an offset in UTF-8 code units.
  public init(end: Int, attributes: TextAttributes) {
    self.end = end
    self.attributes = attributes
  }
}
