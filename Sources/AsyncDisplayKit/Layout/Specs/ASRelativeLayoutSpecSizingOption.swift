/// In which axes a relative spec is only as large as its child.
public struct ASRelativeLayoutSpecSizingOption: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// As large as possible in both axes.
  public static let `default`: Self = []
  /// As narrow as the child.
  public static let minimumWidth = Self(rawValue: 1 << 0)
  /// As low as the child.
  public static let minimumHeight = Self(rawValue: 1 << 1)
  /// As small as the child in both axes.
  public static let minimumSize: Self = [.minimumWidth, .minimumHeight]
}
