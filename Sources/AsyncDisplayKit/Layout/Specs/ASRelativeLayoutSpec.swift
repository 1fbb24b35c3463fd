import Foundation

/// A spec that places its child at an edge or in the middle of each axis.
open class ASRelativeLayoutSpec: ASLayoutSpec {
  private final var storedHorizontal = ASRelativeLayoutSpecPosition.none
  private final var storedVertical = ASRelativeLayoutSpecPosition.none
  private final var storedSizing: ASRelativeLayoutSpecSizingOption = []

  /// The horizontal position of the child.
  public final var horizontalPosition: ASRelativeLayoutSpecPosition {
    get { storedHorizontal }
    set { if mayChange() { storedHorizontal = newValue } }
  }

  /// The vertical position of the child.
  public final var verticalPosition: ASRelativeLayoutSpecPosition {
    get { storedVertical }
    set { if mayChange() { storedVertical = newValue } }
  }

  /// The axes in which the spec is only as large as its child.
  public final var sizingOption: ASRelativeLayoutSpecSizingOption {
    get { storedSizing }
    set { if mayChange() { storedSizing = newValue } }
  }

  /// Creates a spec without a child whose positions are at the start.
  public override init() {
    super.init()
  }

  /// Creates a spec that places a child.
  public init(
    horizontalPosition: ASRelativeLayoutSpecPosition,
    verticalPosition: ASRelativeLayoutSpecPosition,
    sizingOption: ASRelativeLayoutSpecSizingOption,
    child: any ASLayoutElement
  ) {
    storedHorizontal = horizontalPosition
    storedVertical = verticalPosition
    storedSizing = sizingOption
    super.init()
    storedChildren = [child]
  }

  override var followsOwnRules: Bool { type(of: self) == ASRelativeLayoutSpec.self }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    guard let child = firstChild(in: pass) else { return .zero }
    let known = range.knownMaximum
    var inner = range
    if storedHorizontal != .none { inner.minWidth = 0 }
    if storedVertical != .none { inner.minHeight = 0 }
    let content = child.measure(inner, parent: known, in: pass)
    let size = shrunk(filled(known, content, range), content, range)
    let x = pass.round((size.width - content.width) * storedHorizontal.proportion)
    let y = pass.round((size.height - content.height) * storedVertical.proportion)
    child.place(pass.finite(x, of: self), pass.finite(y, of: self))
    return size
  }

  @inline(__always)
  private func filled(_ known: Extent, _ content: Extent, _ range: ExtentRange) -> Extent {
    range.clamp(
      Extent(
        known.width.isFinite ? known.width : content.width,
        known.height.isFinite ? known.height : content.height))
  }

  @inline(__always)
  private func shrunk(_ size: Extent, _ content: Extent, _ range: ExtentRange) -> Extent {
    let narrow = storedSizing.contains(.minimumWidth) ? content.width : size.width
    let low = storedSizing.contains(.minimumHeight) ? content.height : size.height
    return range.clamp(Extent(smaller(size.width, narrow), smaller(size.height, low)))
  }
}

extension ASRelativeLayoutSpecPosition {
  /// The proportion of the free space that lies before the child.
  @inline(__always)
  fileprivate var proportion: Double {
    switch self {
    case .none, .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

/// The positions of a relative spec's child in one axis.
public enum ASRelativeLayoutSpecPosition: UInt, Hashable, Sendable {
  /// No position is set. The child is at the start, and the spec's minimum size applies to it.
  case none
  /// At the left or top edge.
  case start
  /// The center, rounded to the nearest pixel.
  case center
  /// At the right or bottom edge.
  case end
}

/// The axes in which a relative spec is only as large as its child.
public struct ASRelativeLayoutSpecSizingOption: OptionSet, Hashable, Sendable {
  /// The option bits, with Texture's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The largest possible size in both axes.
  public static let `default`: Self = []
  /// The spec is only as wide as its child.
  public static let minimumWidth = Self(rawValue: 1 << 0)
  /// The spec is only as high as its child.
  public static let minimumHeight = Self(rawValue: 1 << 1)
  /// The spec is only as large as its child in both axes.
  public static let minimumSize: Self = [.minimumWidth, .minimumHeight]
}
