extension RuntimeViolation.Code {
  /// A section's count does not follow from the batch; UIKit raises or reloads.
  ///
  /// Numbers: section, after, before, inserted, deleted, moved in, moved out.
  public static let invalidItemCount = RuntimeViolation.Code(rawValue: "invalid-item-count")
  /// The number of sections does not follow from the batch; UIKit raises or reloads.
  ///
  /// Numbers: after, before, inserted, deleted.
  public static let invalidSectionCount = RuntimeViolation.Code(rawValue: "invalid-section-count")
  /// An edit names a place that does not exist in its index space; UIKit raises.
  ///
  /// Numbers: the place, then the count it has to be below.
  public static let updateOutOfRange = RuntimeViolation.Code(rawValue: "update-out-of-range")
  /// Two edits of one batch exclude each other; UIKit raises.
  public static let conflictingUpdates = RuntimeViolation.Code(rawValue: "conflicting-updates")
  /// A list was reloaded inside a batch; UIKit's documentation forbids it.
  public static let reloadInsideUpdates = RuntimeViolation.Code(rawValue: "reload-inside-updates")
  /// `endUpdates()` was called without `beginUpdates()`.
  public static let unbalancedUpdates = RuntimeViolation.Code(rawValue: "unbalanced-updates")
  /// A view was dequeued with an identifier that has no class; UIKit raises.
  public static let unregisteredIdentifier = RuntimeViolation.Code(
    rawValue: "unregistered-identifier")
  /// A registered class is not one of the views it is registered as; UIKit raises.
  public static let invalidRegistration = RuntimeViolation.Code(rawValue: "invalid-registration")
  /// More than one view was dequeued for one place; UIKit raises since iOS 18.
  public static let doubleDequeue = RuntimeViolation.Code(rawValue: "double-dequeue")
  /// The data source answered a view that was not dequeued for the place; UIKit raises.
  public static let viewNotDequeued = RuntimeViolation.Code(rawValue: "view-not-dequeued")
  /// The data source does not answer a view that the layout asks for; UIKit raises.
  public static let missingSupplementaryView = RuntimeViolation.Code(
    rawValue: "missing-supplementary-view")
  /// An item was moved by touch whose data source does not implement moves.
  public static let moveNotImplemented = RuntimeViolation.Code(rawValue: "move-not-implemented")
  /// A call names an item or section that does not exist; UIKit raises.
  public static let indexPathOutOfRange = RuntimeViolation.Code(rawValue: "index-path-out-of-range")
  /// A scroll position names two places of one axis; UIKit raises.
  public static let invalidScrollPosition = RuntimeViolation.Code(
    rawValue: "invalid-scroll-position")
  /// A registration was made while the data source was asked for a view; UIKit raises since iOS 15.
  public static let registrationMadeInAnswer = RuntimeViolation.Code(
    rawValue: "registration-made-in-answer")
  /// A view was dequeued for another place or kind than the one that is asked for.
  public static let dequeuedForOtherPlace = RuntimeViolation.Code(
    rawValue: "dequeued-for-other-place")
  /// A data source answers index titles but no places for them.
  public static let missingIndexPath = RuntimeViolation.Code(rawValue: "missing-index-path")
  /// A layout has no class for a decoration view that it places; UIKit raises.
  public static let unregisteredDecorationView = RuntimeViolation.Code(
    rawValue: "unregistered-decoration-view")
  /// A layout answered attributes of an item that does not exist; UIKit raises.
  public static let layoutNamesUnknownItem = RuntimeViolation.Code(
    rawValue: "layout-names-unknown-item")
  /// A table's delegate answered a negative height or no number; UIKit raises.
  public static let invalidRowHeight = RuntimeViolation.Code(rawValue: "invalid-row-height")
  /// A data source answered a negative count; UIKit raises.
  public static let negativeCount = RuntimeViolation.Code(rawValue: "negative-count")
}
