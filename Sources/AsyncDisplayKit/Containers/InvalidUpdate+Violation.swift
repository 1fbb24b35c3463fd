import UIKit

extension InvalidUpdate {
  /// Returns the violation for the failure, with the data source's class and the numbers of the
  /// broken rule.
  func violation(dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .invalidUpdate, severity: isSuppressed ? .advisory : .violation, subject: dataSource,
      message: "Invalid update [\(rule.rawValue)]: \(sentence)",
      remedy: "Change the data and the container in one step, by the same amounts.",
      numbers: numbers)
  }

  /// A Boolean value that indicates whether the app wants a log entry instead of Texture's
  /// exception.
  ///
  /// Source: `_ASHierarchyChangeSet.mm`, `ASFailUpdateValidation`.
  private var isSuppressed: Bool {
    !rule.isAssertion && ASDisplayNode.suppressesInvalidCollectionUpdateExceptions
  }

  private var sentence: String {
    let n = numbers
    return switch rule {
    case .sectionCount:
      "the section count after the update (\(n[0])) must equal the count before it (\(n[1])) plus "
        + "inserted (\(n[2])) minus deleted (\(n[3])) sections."
    case .itemCount:
      "the item count of section \(n[0]) after the update (\(n[1])) must equal the count before it "
        + "(\(n[2])) plus inserted (\(n[3])) minus deleted (\(n[4])) items."
    case .deleteSectionRange: "section \(n[0]) was deleted, but there were \(n[1]) sections."
    case .insertSectionRange: "section \(n[0]) was inserted, but there are \(n[1]) sections."
    case .deleteItemSection:
      "item \(n[0]) was deleted from section \(n[1]), but there were \(n[2]) sections."
    case .deleteItemRange:
      "item \(n[0]) was deleted from section \(n[1]), which had \(n[2]) items."
    case .insertItemSection:
      "item \(n[0]) was inserted into section \(n[1]), but there are \(n[2]) sections."
    case .insertItemRange:
      "item \(n[0]) was inserted into section \(n[1]), which has \(n[2]) items."
    case .deleteAndReloadItem: "item \(n[1]) of section \(n[0]) was both deleted and reloaded."
    default: assertionSentence
    }
  }

  private var assertionSentence: String {
    let n = numbers
    return switch rule {
    case .reloadDeletedSection: "section \(n[0]) was both reloaded and deleted."
    case .indexRange:
      n.count == 1
        ? "no container can have a section \(n[0])."
        : "no container can have an item \(n[0]) in section \(n[1])."
    case .reloadDataTwice: "everything was reloaded twice in one batch."
    case .emptySectionChange: "a change named no sections."
    case .emptyItemChange: "a change named no items that are still there."
    case .mapItemRange:
      "item \(n[0]) was removed from section \(n[2]), which had \(n[1]) items left."
    case .mapInsertRange: "an element was inserted at \(n[0]) of \(n[1])."
    case .sizeMissing: "the sizes of items are missing."
    case .suppSizeMissing: "the sizes of supplementary elements are missing."
    default: "a node was measured in a size range without area."
    }
  }
}
