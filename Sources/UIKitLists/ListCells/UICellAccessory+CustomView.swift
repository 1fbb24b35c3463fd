import Foundation

extension UICellAccessory {
  /// The placement of a custom accessory.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }
  }

  /// A description of an accessory that shows a view of the app.
  public struct CustomViewConfiguration: AccessoryOptions {
    /// The view.
    public var customView: UIView
    /// The placement of the accessory.
    public var placement: Placement
    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the view; `nil` leaves the view's own.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether the view keeps the size of its bounds; `nil` is
    /// `false`.
    public var maintainsFixedSize: Bool?

    /// Creates an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    var displayedState: DisplayedState {
      switch placement {
      case .leading(let state), .trailing(let state): state
      }
    }
  }
}
