import Foundation

extension RuntimeMetrics {
  /// The widths that accessories and controls occupy at the edges of cells, in points.
  ///
  /// Decided here: each default is a number that lists of apps commonly show. Apple documents that
  /// content makes space for accessories, but no numbers.
  public struct Cells: Hashable, Sendable {
    /// The widths at the edges of plain table view cells.
    public var rows = RuntimeMetrics.CellEdges(
      disclosureIndicator: 33, detailDisclosureButton: 67, checkmark: 33, detailButton: 47,
      editingControl: 38, reorderControl: 44)
    /// The widths at the edges of table view cells that show nodes.
    ///
    /// Only the editing control occupies width by default. Texture measures a row again when its
    /// content view has another width, so that a width that UIKit does not have would give the row
    /// another height.
    public var nodeRows = RuntimeMetrics.CellEdges(editingControl: 38)
    /// The distance of the app's accessory view from the trailing edge of a table view cell, in
    /// points. The default is 16.
    public var accessoryMargin: CGFloat = 16
    /// The distance between the app's accessory view and the content of a table view cell, in points.
    /// The default is 8.
    public var accessorySpacing: CGFloat = 8
    /// The distance of a list cell's accessories from the edges of the cell, in points. The default
    /// is 16.
    public var listAccessoryMargin: CGFloat = 16
    /// The width that a list cell reserves for an accessory with the standard layout width, in
    /// points. The default is 28.
    public var listAccessoryWidth: CGFloat = 28
    /// The distance between adjacent accessories of a list cell, in points. The default is 8.
    public var listAccessorySpacing: CGFloat = 8

    /// Creates metrics with the default values.
    public init() {}
  }
}

extension RuntimeMetrics {
  /// The widths that accessories and controls occupy beside the content of a table view cell, in
  /// points.
  public struct CellEdges: Hashable, Sendable {
    /// The width for the accessory type `disclosureIndicator`.
    public var disclosureIndicator: CGFloat
    /// The width for the accessory type `detailDisclosureButton`.
    public var detailDisclosureButton: CGFloat
    /// The width for the accessory type `checkmark`.
    public var checkmark: CGFloat
    /// The width for the accessory type `detailButton`.
    public var detailButton: CGFloat
    /// The width for the control that deletes, inserts, or selects a row while editing.
    public var editingControl: CGFloat
    /// The width for the control that moves a row while editing.
    public var reorderControl: CGFloat

    /// Creates widths. By default, all are zero.
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
}

extension RuntimeMetrics {
  /// The distances between the sections of table views and at their sides, in points.
  ///
  /// Decided here, as for ``RuntimeMetrics/Cells``.
  public struct Sections: Hashable, Sendable {
    /// The padding above headers of plain table views whose `sectionHeaderTopPadding` is automatic.
    /// The default is 0.
    public var plainHeaderTopPadding: CGFloat = 0
    /// The padding above headers of grouped table views whose `sectionHeaderTopPadding` is automatic.
    /// The default is 0.
    public var groupedHeaderTopPadding: CGFloat = 0
    /// The distance above sections without a header in grouped table views. The default is 35.
    public var groupedGap: CGFloat = 35
    /// The distance of sections from the sides in inset grouped table views. The default is 16.
    public var insetGroupedMargin: CGFloat = 16

    /// Creates metrics with the default values.
    public init() {}
  }
}
