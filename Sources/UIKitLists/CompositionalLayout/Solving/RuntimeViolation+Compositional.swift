import Foundation

extension RuntimeViolation.Code {
  /// The code of a violation: a size of a compositional layout is negative or not a number. It
  /// counts as zero.
  public static let compositionalSizeInvalid = RuntimeViolation.Code(
    rawValue: "compositional-size-invalid")
  /// The code of a violation: a spacing, inset, or offset of a compositional layout is not a finite
  /// number. It counts as zero.
  public static let compositionalDistanceNotFinite = RuntimeViolation.Code(
    rawValue: "compositional-distance-not-finite")
  /// The code of a violation: a group has no subitems. UIKit requires at least one and ends the
  /// process.
  public static let compositionalGroupWithoutItems = RuntimeViolation.Code(
    rawValue: "compositional-group-without-items")
  /// The code of a violation: a group has no space for a single item. UIKit ends the process.
  public static let compositionalGroupTooSmall = RuntimeViolation.Code(
    rawValue: "compositional-group-too-small")
  /// The code of a violation: the count of a group is below one or above ten thousand. It is
  /// limited to this range.
  public static let compositionalCountInvalid = RuntimeViolation.Code(
    rawValue: "compositional-count-invalid")
  /// The code of a violation: the items of a group are so small that they never fill it.
  public static let compositionalItemsWithoutExtent = RuntimeViolation.Code(
    rawValue: "compositional-items-without-extent")
  /// The code of an advisory: the repetitions of an item are longer than their group, for which
  /// UIKit defines no behavior.
  public static let compositionalItemsOverflow = RuntimeViolation.Code(
    rawValue: "compositional-items-overflow")
  /// The code of a violation: a section provider returned no section. UIKit ends the process.
  public static let compositionalSectionMissing = RuntimeViolation.Code(
    rawValue: "compositional-section-missing")
}

extension CompositionalFinding.Problem {
  var code: RuntimeViolation.Code {
    switch self {
    case .size: .compositionalSizeInvalid
    case .distance: .compositionalDistanceNotFinite
    case .groupWithoutItems: .compositionalGroupWithoutItems
    case .groupTooSmall: .compositionalGroupTooSmall
    case .count: .compositionalCountInvalid
    case .itemsWithoutExtent: .compositionalItemsWithoutExtent
    case .overflow: .compositionalItemsOverflow
    case .missingSection: .compositionalSectionMissing
    case .estimate: .selfSizingIsOff
    }
  }
}

extension CompositionalFinding {
  /// Returns the finding as a violation with a subject.
  func violation(subject: String) -> RuntimeViolation {
    let numbers = section.map { [$0] } ?? []
    switch problem {
    case .overflow(let needed, let room):
      return RuntimeViolation(
        .compositionalItemsOverflow, severity: .advisory, subject: subject,
        message: "The repetitions of an item \(place) take \(needed) points, and their group has "
          + "\(room): they reach beyond it.",
        remedy: "Give the group a size that fits the count, or the item a smaller one.",
        numbers: numbers)
    case .estimate:
      return RuntimeViolation(
        .selfSizingIsOff, severity: .advisory, subject: subject,
        message: "Cells are not measured, so an estimated size is used as the final one.",
        remedy: "Give the size that content has in the test, or absolute and fractional sizes.")
    default:
      return RuntimeViolation(
        problem.code, subject: subject, message: message, remedy: remedy, numbers: numbers)
    }
  }

  private var place: String { section.map { "of section \($0)" } ?? "of the layout" }

  private var message: String {
    switch problem {
    case .size(let length): "A width or height \(place) is \(length), and counts as zero."
    case .distance(let length):
      "A spacing, inset or offset \(place) is \(length), and counts as zero."
    case .groupWithoutItems: "At least 1 subitem is required for a group: one \(place) has none."
    case .groupTooSmall(let needed, let room):
      "NSCollectionLayoutItem created with invalid combination of spacing and size specified. A "
        + "group \(place) cannot fit even a single item: it has \(room) points, and the item "
        + "takes \(needed)."
    case .count(let count): "The count of a group \(place) is \(count)."
    case .itemsWithoutExtent: "The items of a group \(place) never fill it: they have no extent."
    case .missingSection: "The section provider returned nil for section \(section ?? 0)."
    case .overflow, .estimate: ""
    }
  }

  private var remedy: String {
    switch problem {
    case .size: "Check subtractions and divisions, and sizes taken from an empty view."
    case .distance: "Check divisions by zero and sizes taken from an empty view."
    case .groupWithoutItems: "Give the group an item, or leave the section out of the data."
    case .groupTooSmall: "Make the group larger, or its items, insets and spacings smaller."
    case .count: "Give a count from 1 to 10000."
    case .itemsWithoutExtent: "Give items a size above zero and spacings that do not undo it."
    case .missingSection: "Return a section for every section that the data source counts."
    case .overflow, .estimate: ""
    }
  }
}
