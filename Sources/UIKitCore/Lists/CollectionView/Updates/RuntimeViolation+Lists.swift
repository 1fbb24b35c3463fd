extension RuntimeViolation.Code {
  /// The code of a violation: the item count of a section does not match the batch update. UIKit
  /// raises an exception or reloads.
  ///
  /// Numbers: section, after, before, inserted, deleted, moved in, moved out.
  public static let invalidItemCount = RuntimeViolation.Code(rawValue: "invalid-item-count")
  /// The code of a violation: the number of sections does not match the batch update. UIKit raises
  /// an exception or reloads.
  ///
  /// Numbers: after, before, inserted, deleted.
  public static let invalidSectionCount = RuntimeViolation.Code(rawValue: "invalid-section-count")
  /// The code of a violation: an edit has an index path that does not exist before or after the
  /// update. UIKit raises an exception.
  ///
  /// Numbers: the position, then the count below which it must be.
  public static let updateOutOfRange = RuntimeViolation.Code(rawValue: "update-out-of-range")
  /// The code of a violation: two edits of a batch update contradict each other. UIKit raises an
  /// exception.
  public static let conflictingUpdates = RuntimeViolation.Code(rawValue: "conflicting-updates")
  /// The code of a violation: a list was reloaded during a batch update, which UIKit's
  /// documentation forbids.
  public static let reloadInsideUpdates = RuntimeViolation.Code(rawValue: "reload-inside-updates")
  /// The code of a violation: `endUpdates()` was called without `beginUpdates()`.
  public static let unbalancedUpdates = RuntimeViolation.Code(rawValue: "unbalanced-updates")
  /// The code of a violation: a view was dequeued with an identifier without a registered class.
  /// UIKit raises an exception.
  public static let unregisteredIdentifier = RuntimeViolation.Code(
    rawValue: "unregistered-identifier")
  /// The code of a violation: a class was registered that is not a subclass of the required view
  /// class. UIKit raises an exception.
  public static let invalidRegistration = RuntimeViolation.Code(rawValue: "invalid-registration")
  /// The code of a violation: more than one view was dequeued for an index path. UIKit raises an
  /// exception since iOS 18.
  public static let doubleDequeue = RuntimeViolation.Code(rawValue: "double-dequeue")
  /// The code of a violation: the data source returned a view that was not dequeued for the index
  /// path. UIKit raises an exception.
  public static let viewNotDequeued = RuntimeViolation.Code(rawValue: "view-not-dequeued")
  /// The code of a violation: the data source returned no view for an element of the layout. UIKit
  /// raises an exception.
  public static let missingSupplementaryView = RuntimeViolation.Code(
    rawValue: "missing-supplementary-view")
  /// The code of an advisory: an item was moved interactively although the data source does not
  /// implement moves.
  public static let moveNotImplemented = RuntimeViolation.Code(rawValue: "move-not-implemented")
  /// The code of a violation: a call has an index path or a section that does not exist. UIKit
  /// raises an exception.
  public static let indexPathOutOfRange = RuntimeViolation.Code(rawValue: "index-path-out-of-range")
  /// The code of a violation: a scroll position has two positions for one axis. UIKit raises an
  /// exception.
  public static let invalidScrollPosition = RuntimeViolation.Code(
    rawValue: "invalid-scroll-position")
  /// The code of a violation: a registration was created while the data source provides a view.
  /// UIKit raises an exception since iOS 15.
  public static let registrationMadeInAnswer = RuntimeViolation.Code(
    rawValue: "registration-made-in-answer")
  /// The code of an advisory: a view was dequeued for another index path or kind than the one that
  /// was requested.
  public static let dequeuedForOtherPlace = RuntimeViolation.Code(
    rawValue: "dequeued-for-other-place")
  /// The code of a violation: a data source provides index titles but no index paths for them.
  public static let missingIndexPath = RuntimeViolation.Code(rawValue: "missing-index-path")
  /// The code of a violation: a layout has no registered class for a decoration view. UIKit raises
  /// an exception.
  public static let unregisteredDecorationView = RuntimeViolation.Code(
    rawValue: "unregistered-decoration-view")
  /// The code of a violation: a layout returned attributes of an item that does not exist. UIKit
  /// raises an exception.
  public static let layoutNamesUnknownItem = RuntimeViolation.Code(
    rawValue: "layout-names-unknown-item")
  /// The code of a violation: a table view's delegate returned a negative height or a value that is
  /// not a number. UIKit raises an exception.
  public static let invalidRowHeight = RuntimeViolation.Code(rawValue: "invalid-row-height")
  /// The code of a violation: a data source returned a negative count. UIKit raises an exception.
  public static let negativeCount = RuntimeViolation.Code(rawValue: "negative-count")
  /// The data source returned more sections or items than a list may have. Numbers: the count.
  public static let excessiveCount = RuntimeViolation.Code(rawValue: "excessive-count")
}
