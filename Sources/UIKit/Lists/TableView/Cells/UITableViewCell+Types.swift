import Foundation

extension UITableViewCell {
  /// The styles of a cell's labels.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One label, and an image before it.
    case `default`
    /// A label before, a second one behind it.
    case value1
    /// A narrow label before, a second one behind it.
    case value2
    /// A label, and a second one below it.
    case subtitle
  }

  /// The styles of a selected cell.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// No change of appearance.
    case none
    /// Same as the default style.
    case blue
    /// Grey.
    case gray
    /// The system's default.
    case `default`
  }

  /// The styles of a focused cell.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// The system's default.
    case `default`
    /// The app's own appearance.
    case custom
  }

  /// The editing controls of a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// No editing control.
    case none
    /// The delete control.
    case delete
    /// Another one is inserted.
    case insert
  }

  /// The types of a cell's standard accessory.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// An arrow that promises more.
    case disclosureIndicator
    /// A button for details and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The styles of separators between cells.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No separator.
    case none
    /// A line of one pixel.
    case singleLine
    /// A line of one pixel; the same as ``singleLine`` since iOS 7.
    case singleLineEtched
  }

  /// The states of a cell's editing controls.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Editing controls.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The confirmation of a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

extension UITableViewCell {
  /// The state of a cell during a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// The cell is being lifted at the start of a drag.
    case lifting
    /// The cell is being dragged.
    case dragging
  }
}
