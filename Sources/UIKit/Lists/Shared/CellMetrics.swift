import Foundation

/// The room that accessories and controls take at the edges of cells, in points.
///
/// Decided here: each default is a number that lists of apps commonly show. Apple documents that content
/// makes room, and no numbers.
public struct CellMetrics: Hashable, Sendable {
  /// The room at the edges of plain table cells.
  public var rows = CellEdgeWidths(
    disclosureIndicator: 33, detailDisclosureButton: 67, checkmark: 33, detailButton: 47,
    editingControl: 38, reorderControl: 44)
  /// The room at the edges of the table cells that show nodes.
  ///
  /// Only the editing control takes room by default. Texture measures a row again when its content view has
  /// another width, so that a width that UIKit does not have would give the row another height.
  public var nodeRows = CellEdgeWidths(editingControl: 38)
  /// The distance of an accessory view of the app from the trailing edge of a table cell. The default is 16.
  public var accessoryMargin: CGFloat = 16
  /// The distance between an accessory view of the app and the content of a table cell. The default is 8.
  public var accessorySpacing: CGFloat = 8
  /// The margin of the accessories of a list cell from the edges of the cell. The default is 16.
  public var listAccessoryMargin: CGFloat = 16
  /// The width that a list cell reserves for an accessory whose layout width is standard. The default is 28.
  public var listAccessoryWidth: CGFloat = 28
  /// The distance between neighboring accessories of a list cell. The default is 8.
  public var listAccessorySpacing: CGFloat = 8

  /// Creates the numbers with their defaults.
  public init() {}
}

/// The widths, in points, that accessories and controls take from the content of a table cell.
public struct CellEdgeWidths: Hashable, Sendable {
  /// The width for the accessory type `disclosureIndicator`.
  public var disclosureIndicator: CGFloat
  /// The width for the accessory type `detailDisclosureButton`.
  public var detailDisclosureButton: CGFloat
  /// The width for the accessory type `checkmark`.
  public var checkmark: CGFloat
  /// The width for the accessory type `detailButton`.
  public var detailButton: CGFloat
  /// The width for the control that deletes, inserts or selects while editing.
  public var editingControl: CGFloat
  /// The width for the control that moves a row while editing.
  public var reorderControl: CGFloat

  /// Creates widths; by default, nothing takes room.
  public init(
    disclosureIndicator: CGFloat = 0, detailDisclosureButton: CGFloat = 0, checkmark: CGFloat = 0,
    detailButton: CGFloat = 0, editingControl: CGFloat = 0, reorderControl: CGFloat = 0
  ) {
    self.disclosureIndicator = disclosureIndicator
    self.detailDisclosureButton = detailDisclosureButton
    self.checkmark = checkmark
    self.detailButton = detailButton
    self.editingControl = editingControl
    self.reorderControl = reorderControl
  }

  package func width(of type: UITableViewCell.AccessoryType) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: disclosureIndicator
    case .detailDisclosureButton: detailDisclosureButton
    case .checkmark: checkmark
    case .detailButton: detailButton
    }
  }
}

/// The distances between the sections of tables and at their sides, in points.
///
/// Decided here, as for ``CellMetrics``.
public struct SectionMetrics: Hashable, Sendable {
  /// The padding above the headers of plain tables whose `sectionHeaderTopPadding` is automatic. The default
  /// is 0.
  public var plainHeaderTopPadding: CGFloat = 0
  /// The padding above the headers of grouped tables whose `sectionHeaderTopPadding` is automatic. The
  /// default is 0.
  public var groupedHeaderTopPadding: CGFloat = 0
  /// The distance above the sections of grouped tables that have no header. The default is 35.
  public var groupedGap: CGFloat = 35
  /// The distance of the sections of inset grouped tables from the sides. The default is 16.
  public var insetGroupedMargin: CGFloat = 16

  /// Creates the numbers with their defaults.
  public init() {}
}
