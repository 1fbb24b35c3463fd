/// An error of a batch update that breaks a rule, with the numbers involved.
///
/// Source: the invalid-update checks and the assertions of Texture's change set, element map and
/// data controller. `_ASHierarchyChangeSet.mm`, `-_validateUpdate` and `ASFailUpdateValidation`.
package struct InvalidUpdate: Error, Hashable, Sendable {
  /// The rules. The documentation of each lists its numbers.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A change of sections contains no section.
    case emptySectionChange
    /// A change of items contains no item, or a reload contains no item that still exists.
    case emptyItemChange
    /// An index is negative, or above 1,000,000,000. Numbers: item and section,
    /// or the section alone.
    ///
    /// Decided here: an index set cannot hold a negative index, neither here nor on the device,
    /// where `NSIndexSet` raises; and no list has as many items as the upper limit.
    case indexRange
    /// One batch reloads all data twice.
    case reloadDataTwice
    /// A section is reloaded and deleted. Numbers: section.
    case reloadDeletedSection
    /// Section counts do not add up. Numbers: new, old, inserted, deleted. Reloads count as both.
    case sectionCount
    /// A deleted section does not exist. Numbers: section, old section count.
    case deleteSectionRange
    /// A deleted item's section does not exist. Numbers: item, section, old section count.
    case deleteItemSection
    /// A deleted item does not exist. Numbers: item, section, old item count.
    case deleteItemRange
    /// An inserted item's section does not exist. Numbers: item, section, new section count.
    case insertItemSection
    /// An inserted item lies past the end. Numbers: item, section, new item count.
    case insertItemRange
    /// An inserted section lies past the end. Numbers: section, new section count.
    case insertSectionRange
    /// An item is deleted and reloaded. Numbers: section, item.
    case deleteAndReloadItem
    /// Item counts do not add up. Numbers: old section, new, old, inserted, deleted.
    case itemCount
    /// The map has no item to remove. Numbers: item, item count, section.
    case mapItemRange
    /// The map has no place to insert at. Numbers: index, count.
    case mapInsertRange
    /// The source has no size range for items.
    case sizeMissing
    /// The source has no size range for supplementary elements.
    case suppSizeMissing
    /// A node is measured with a size range without area.
    case layoutRange
  }

  /// The broken rule.
  package let rule: Rule
  /// The numbers of the rule, in the order of its documentation.
  package let numbers: [Int]

  /// Creates an error for a rule and its numbers.
  package init(_ rule: Rule, _ numbers: Int...) {
    self.rule = rule
    self.numbers = numbers
  }
}

extension InvalidUpdate.Rule {
  /// A Boolean value that indicates whether Texture implements the rule as a debug assertion
  /// instead of the invalid-update exception.
  package var isAssertion: Bool {
    switch self {
    case .sectionCount, .deleteSectionRange, .deleteItemSection, .deleteItemRange,
      .insertItemSection, .insertItemRange, .insertSectionRange, .deleteAndReloadItem, .itemCount:
      false
    default:
      true
    }
  }
}
