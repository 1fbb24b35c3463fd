import Foundation

extension UICellAccessory {
  /// What an accessory looks like, whatever it is.
  public struct Options {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The room that is kept for it, in points.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is the view's.
    public var tintColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The room that is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as it is.
    case actual
    /// As wide as accessories of lists are.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// Where an accessory of the app's own stands.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view of the app's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// What it looks like.
    public let options: Options
    /// Whether its size stays as it is.
    public let maintainsFixedSize: Bool

    /// Makes an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      options = Options(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth ?? .standard,
        tintColor: tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var displayedState: DisplayedState {
      switch placement {
      case .leading(let state), .trailing(let state): state
      }
    }
  }
}
