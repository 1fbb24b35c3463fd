import FixtureContract
import FixtureModel

/// The cases of the enumerations and option sets that attributes take, spelled as in Swift.
enum EnumerationTable {
  /// Returns the cases of a type, by its Swift name; empty for an unknown one.
  static func cases(of type: String) -> [String] { table[type] ?? [] }

  private static let table: [String: [String]] = layout.merging(views) { first, _ in first }
    .merging(fixture) { first, _ in first }

  private static let layout: [String: [String]] = [
    "ASStackLayoutDirection": ["vertical", "horizontal", "verticalReverse", "horizontalReverse"],
    "ASStackLayoutJustifyContent": ["start", "center", "end", "spaceBetween", "spaceAround"],
    "ASStackLayoutAlignItems": [
      "start", "end", "center", "stretch", "baselineFirst", "baselineLast", "notSet",
    ],
    "ASStackLayoutAlignSelf": ["auto", "start", "end", "center", "stretch"],
    "ASStackLayoutFlexWrap": ["noWrap", "wrap"],
    "ASStackLayoutAlignContent": [
      "start", "center", "end", "spaceBetween", "spaceAround", "stretch",
    ],
    "ASHorizontalAlignment": ["none", "left", "middle", "right"],
    "ASVerticalAlignment": ["none", "top", "center", "bottom"],
    "ASRelativeLayoutSpecPosition": ["none", "start", "center", "end"],
    "ASRelativeLayoutSpecSizingOption": ["minimumWidth", "minimumHeight", "minimumSize"],
    "ASCenterLayoutSpecCenteringOptions": ["X", "Y", "XY"],
    "ASCenterLayoutSpecSizingOptions": ["minimumX", "minimumY", "minimumXY"],
    "ASAbsoluteLayoutSpecSizing": ["default", "sizeToFit"],
    "ASCornerLayoutLocation": ["topLeft", "topRight", "bottomLeft", "bottomRight"],
    "ASCornerRoundingType": ["defaultSlowCALayer", "precomposited", "clipping"],
    "ASButtonNodeImageAlignment": ["beginning", "end"],
    "ASScrollDirection": OptionNames.scrollDirection,
    "ASInterfaceState": OptionNames.interfaceState,
    "ASCellLayoutMode": [
      "alwaysSync", "alwaysAsync", "alwaysReloadData", "disableRangeController",
      "serializeNodeCreation", "alwaysBatchUpdateSectionReload",
    ],
  ]

  private static let views: [String: [String]] = [
    "UIImage.SymbolWeight": FontWeight.allCases.map(\.rawValue),
    "UIView.ContentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "UISemanticContentAttribute": [
      "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
    ],
    "CACornerMask": OptionNames.cornerMask,
    "UIAccessibilityTraits": OptionNames.accessibilityTraits,
    "NSTextAlignment": ["left", "center", "right", "justified", "natural"],
    "NSUnderlineStyle": OptionNames.underlineStyle,
    "NSLineBreakMode": [
      "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
      "byTruncatingMiddle",
    ],
    "UITableView.Style": ["plain", "grouped", "insetGrouped"],
    "UITableViewCell.SeparatorStyle": ["none", "singleLine", "singleLineEtched"],
    "UITableViewCell.SelectionStyle": ["none", "blue", "gray", "default"],
    "UITableViewCell.FocusStyle": ["default", "custom"],
    "UITableViewCell.AccessoryType": [
      "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
    ],
    "UICollectionView.ScrollDirection": ["vertical", "horizontal"],
    "UICollectionViewFlowLayout.SectionInsetReference": [
      "fromContentInset", "fromSafeArea", "fromLayoutMargins",
    ],
  ]

  private static let fixture: [String: [String]] = [
    "AccessLevel": AccessLevel.allCases.map(\.rawValue),
    "KnownDevice": KnownDevice.allCases.map(\.rawValue).sorted(),
    "InteropMode": InteropMode.allCases.map(\.rawValue),
    "MosaicForm": MosaicForm.allCases.map(\.rawValue),
    "RangeMode": RangeMode.allCases.map(\.rawValue),
    "RangeType": RangeType.allCases.map(\.rawValue),
    "LayoutDirectionValue": FixtureConditions.Direction.allCases.map(\.rawValue),
    "OrientationValue": FixtureConditions.Orientation.allCases.map(\.rawValue),
    "AppearanceValue": AppearanceValue.allCases.map(\.rawValue),
    "ContentSizeCategoryValue": ContentSizeCategoryValue.allCases.map(\.rawValue),
    "MapConversion": MapConversion.allCases.map(\.rawValue),
  ]
}
