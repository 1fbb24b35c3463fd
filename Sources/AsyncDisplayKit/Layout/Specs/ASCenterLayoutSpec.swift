/// A spec that centers its child in one or both axes.
open class ASCenterLayoutSpec: ASRelativeLayoutSpec {
  private final var storedCentering = ASCenterLayoutSpecCenteringOptions.none

  /// The axes in which the child is centered; it lies at the start of the others.
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

  /// Makes a spec that centers in no axis and has no child; both are set afterwards.
  public override init() {
    super.init()
  }

  /// Makes a spec that centers a child.
  public init(
    centeringOptions: ASCenterLayoutSpecCenteringOptions,
    sizingOptions: ASCenterLayoutSpecSizingOptions,
    child: any ASLayoutElement
  ) {
    storedCentering = centeringOptions
    super.init(
      horizontalPosition: centeringOptions.contains(.X) ? .center : .none,
      verticalPosition: centeringOptions.contains(.Y) ? .center : .none,
      sizingOption: ASRelativeLayoutSpecSizingOption(rawValue: sizingOptions.rawValue),
      child: child)
  }

  /// Makes a spec that places a child as a relative spec does.
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
