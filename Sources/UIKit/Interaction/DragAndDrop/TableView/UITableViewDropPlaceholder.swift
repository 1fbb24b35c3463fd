import Foundation

/// A place in a table for a dropped item that is still to be loaded.
///
/// - Quirk: no cell is shown for it; the place is kept, and goes along with other updates.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Answers how the cell is shown; kept as a value.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
