import Foundation

extension UITableViewCell {
  /// The arrangement of a cell's labels.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One label with an image before it.
    case `default`
    /// A label at the leading edge and a second label at the trailing edge.
    case value1
    /// A narrow label at the leading edge and a second label after it.
    case value2
    /// A label and a second label below it.
    case subtitle
  }

  /// The style of selected cells.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Selected cells do not change.
    case none
    /// The same as the default style.
    case blue
    /// Selected cells are gray.
    case gray
    /// Selected cells have the system's default style.
    case `default`
  }

  /// The style of focused cells.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// Focused cells have the system's default style.
    case `default`
    /// The app changes the appearance of focused cells itself.
    case custom
  }

  /// The editing control of a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// The row has no editing control.
    case none
    /// The row has the delete control.
    case delete
    /// The row has the insert control, which inserts another row.
    case insert
  }

  /// The type of a cell's standard accessory.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// The cell has no accessory.
    case none
    /// An arrow that indicates that a tap shows another screen.
    case disclosureIndicator
    /// A button for details and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The style of separators between cells.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No separator.
    case none
    /// A line of one pixel.
    case singleLine
    /// A line of one pixel. It is the same as ``singleLine`` since iOS 7.
    case singleLineEtched
  }

  /// The states of a cell in editing mode.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The cell shows its editing control.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows the confirmation of a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

extension UITableViewCell {
  /// The state of a cell that is being dragged.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not being dragged.
    case none
    /// The cell is being lifted at the start of a drag.
    case lifting
    /// The cell is being dragged.
    case dragging
  }
}
