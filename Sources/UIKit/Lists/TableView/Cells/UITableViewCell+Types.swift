import Foundation

extension UITableViewCell {
  /// Which labels a cell has.
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

  /// How a cell looks while it is selected.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As while it is not.
    case none
    /// As in the default style.
    case blue
    /// Grey.
    case gray
    /// As the system has it.
    case `default`
  }

  /// How a cell looks while it has the focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// As the system has it.
    case `default`
    /// As the app draws it.
    case custom
  }

  /// What a row is edited to.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// It is not.
    case none
    /// It is deleted.
    case delete
    /// Another one is inserted.
    case insert
  }

  /// What stands at the trailing edge of a cell.
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

  /// How a table separates cells.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// By a line of one pixel.
    case singleLine
    /// By a line of one pixel, as of iOS 7.
    case singleLineEtched
  }

  /// What a cell's edges show.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Makes a state from its bits.
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
  /// What a drag does with the cell.
  public enum DragState: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// It is about to take the cell.
    case lifting
    /// It has taken the cell.
    case dragging
  }
}
