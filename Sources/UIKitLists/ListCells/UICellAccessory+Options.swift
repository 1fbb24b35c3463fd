import Foundation

/// The values that the options of all types of accessories have.
protocol AccessoryOptions {
  var isHidden: Bool? { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// The width that is reserved for an accessory, which is centered in it.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The standard width of list accessories, or the accessory's own width if that is greater.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions: AccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` is the cell's tint color.
    public var tintColor: UIColor?

    /// Creates options; a value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a detail button.
  public struct DetailOptions: AccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` is the cell's tint color.
    public var tintColor: UIColor?

    /// Creates options; a value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions: AccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` is the cell's tint color.
    public var tintColor: UIColor?

    /// Creates options; a value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a delete button.
  public struct DeleteOptions: AccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` is the cell's tint color.
    public var tintColor: UIColor?
    /// The color of the circle behind the symbol. Not used by the runtime, which reports
    /// `unused-member`.
    public var backgroundColor: UIColor? {
      didSet { reportUnused("UICellAccessory.DeleteOptions", if: backgroundColor != nil) }
    }

    /// Creates options; a value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      reportUnused(
        "UICellAccessory.DeleteOptions", if: backgroundColor != nil, member: "backgroundColor")
    }
  }

  /// The options of an insert button.
  public struct InsertOptions: AccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` is the cell's tint color.
    public var tintColor: UIColor?
    /// The color of the circle behind the symbol. Not used by the runtime, which reports
    /// `unused-member`.
    public var backgroundColor: UIColor? {
      didSet { reportUnused("UICellAccessory.InsertOptions", if: backgroundColor != nil) }
    }

    /// Creates options; a value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      reportUnused(
        "UICellAccessory.InsertOptions", if: backgroundColor != nil, member: "backgroundColor")
    }
  }

  /// The options of a reorder control.
  public struct ReorderOptions: AccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` is the cell's tint color.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether a line separates the control from the content. Not used
    /// by the runtime, which reports `unused-member`.
    public var showsVerticalSeparator: Bool? {
      didSet { reportUnused("UICellAccessory.ReorderOptions", if: showsVerticalSeparator != nil) }
    }

    /// Creates options; a value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
      reportUnused(
        "UICellAccessory.ReorderOptions", if: showsVerticalSeparator != nil,
        member: "showsVerticalSeparator")
    }
  }

  /// The options of a selection circle.
  public struct MultiselectOptions: AccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` is the cell's tint color.
    public var tintColor: UIColor?
    /// The color of the circle behind the symbol. Not used by the runtime, which reports
    /// `unused-member`.
    public var backgroundColor: UIColor? {
      didSet { reportUnused("UICellAccessory.MultiselectOptions", if: backgroundColor != nil) }
    }

    /// Creates options; a value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      reportUnused(
        "UICellAccessory.MultiselectOptions", if: backgroundColor != nil, member: "backgroundColor")
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions: AccessoryOptions {
    /// The parts of a cell that react to taps.
    public enum Style: Hashable, Sendable {
      /// The list decides.
      case automatic
      /// A tap anywhere in the cell expands or collapses the item.
      case header
      /// A tap on the accessory expands or collapses the item; a tap on the cell selects it.
      case cell
    }

    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` is the cell's tint color.
    public var tintColor: UIColor?
    /// The part of the cell that reacts to taps. Not used by the runtime, where only taps on the
    /// accessory expand and collapse, and which reports `unused-member`.
    public var style: Style {
      didSet { reportUnused("UICellAccessory.OutlineDisclosureOptions", if: style != .automatic) }
    }

    /// Creates options; a value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      style: Style = .automatic
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.style = style
      reportUnused(
        "UICellAccessory.OutlineDisclosureOptions", if: style != .automatic, member: "style")
    }
  }

  /// The options of a label.
  public struct LabelOptions: AccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden; `nil` is `false`. A hidden
    /// accessory still occupies its space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory; `nil` is the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` is the cell's tint color.
    public var tintColor: UIColor?
    /// The font of the text; `nil` is the font of the text style body.
    public var font: UIFont?
    /// A Boolean value that indicates whether a change of the text size changes the font; `nil` is
    /// `false`.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates options; a value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}
