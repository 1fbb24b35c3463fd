/// What happens to a text layer's text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Its middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
