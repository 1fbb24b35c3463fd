/// A spec that centers its child in one or both axes.
open class ASCenterLayoutSpec: ASRelativeLayoutSpec {
  private final var storedCentering = ASCenterLayoutSpecCenteringOptions.none

  /// The axes in which the child is centered. In other axes, it is at the start.
  public final var centeringOptions: ASCenterLayoutSpecCenteringOptions {
    get { storedCentering }
    set {
      guard mayChange() else { return }
      storedCentering = newValue
      horizontalPosition = newValue.contains(.X) ? .center : .none
      verticalPosition = newValue.contains(.Y) ? .center : .none
    }
  }

  /// The axes in which the spec is only as large as its child.
  public final var sizingOptions: ASCenterLayoutSpecSizingOptions {
    get { ASCenterLayoutSpecSizingOptions(rawValue: sizingOption.rawValue) }
    set { sizingOption = ASRelativeLayoutSpecSizingOption(rawValue: newValue.rawValue) }
  }

  /// Creates a spec without a child that centers in no axis.
  public override init() {
    super.init()
  }

  /// Creates a spec that centers a child.
  ///
  /// The defaults are those of Swift for parameters of option sets (`ASCenterLayoutSpec.h`,
  /// `+centerLayoutSpecWithCenteringOptions:sizingOptions:child:`).
  public convenience init(
    centeringOptions: ASCenterLayoutSpecCenteringOptions = [],
    sizingOptions: ASCenterLayoutSpecSizingOptions = [],
    child: any ASLayoutElement
  ) {
    self.init(
      horizontalPosition: centeringOptions.contains(.X) ? .center : .none,
      verticalPosition: centeringOptions.contains(.Y) ? .center : .none,
      sizingOption: ASRelativeLayoutSpecSizingOption(rawValue: sizingOptions.rawValue),
      child: child)
  }

  /// Creates a spec with the initializer of a relative layout spec.
  public override init(
    horizontalPosition: ASRelativeLayoutSpecPosition,
    verticalPosition: ASRelativeLayoutSpecPosition,
    sizingOption: ASRelativeLayoutSpecSizingOption,
    child: any ASLayoutElement
  ) {
    var centering = ASCenterLayoutSpecCenteringOptions.none
    if horizontalPosition == .center { centering.insert(.X) }
    if verticalPosition == .center { centering.insert(.Y) }
    storedCentering = centering
    super.init(
      horizontalPosition: horizontalPosition, verticalPosition: verticalPosition,
      sizingOption: sizingOption, child: child)
  }

  override var followsOwnRules: Bool { type(of: self) == ASCenterLayoutSpec.self }
}

/// The axes in which a center spec centers its child.
public struct ASCenterLayoutSpecCenteringOptions: OptionSet, Hashable, Sendable {
  /// The option bits, with Texture's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Neither axis.
  public static let none: Self = []
  /// The horizontal axis.
  public static let X = Self(rawValue: 1 << 0)
  /// The vertical axis.
  public static let Y = Self(rawValue: 1 << 1)
  /// Both axes.
  public static let XY: Self = [.X, .Y]
}

/// The axes in which a center spec is only as large as its child.
public struct ASCenterLayoutSpecSizingOptions: OptionSet, Hashable, Sendable {
  /// The option bits, with Texture's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The largest possible size in both axes.
  public static let `default`: Self = []
  /// The spec is only as wide as its child.
  public static let minimumX = Self(rawValue: 1 << 0)
  /// The spec is only as high as its child.
  public static let minimumY = Self(rawValue: 1 << 1)
  /// The spec is only as large as its child in both axes.
  public static let minimumXY: Self = [.minimumX, .minimumY]
}
