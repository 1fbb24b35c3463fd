/// One comparison of an expectation.
package struct Assertion: Sendable, Equatable {
  /// The value that is compared, and the expected value.
  package var kind: AssertionKind
  /// The source position of the assertion.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(kind: AssertionKind, position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}

/// The values that an assertion compares.
package enum AssertionKind: Sendable, Equatable {
  /// An element's frame in the container: x, y, width, height.
  case frame(ElementAddress, is: ExpectedNumbers)
  /// An element's size: width, height.
  case size(ElementAddress, is: ExpectedNumbers)
  /// The frame of a named node inside its cell.
  case nodeFrame(ElementAddress, node: String, is: ExpectedNumbers)
  /// The items that plain cells show, and no others.
  case plainItems([IndexPathValue])
  /// The items on screen, and no others.
  case visible([IndexPathValue])
  /// The container's content size: width, height.
  case contentSize(ExpectedNumbers)
  /// The number of supplementary elements of a kind.
  case supplementaryCount(SupplementaryKind, is: Int)
  /// The number of items in a section.
  case itemCount(section: Int, is: Int)
  /// The number of sections.
  case sectionCount(Int)
  /// The current page of a pager.
  case currentPage(Int)
  /// The calls that the data source recorded, each `method section.item`.
  case calls([String])
  /// A violation of that code was reported.
  case violation(code: String)
}

/// The item or supplementary element that an assertion is about.
package struct ElementAddress: Sendable, Hashable {
  /// The supplementary kind; nil for an item.
  package var kind: SupplementaryKind?
  /// The index path; a supplementary element's item is 0.
  package var indexPath: IndexPathValue

  /// Creates the value from its parts.
  package init(kind: SupplementaryKind? = nil, indexPath: IndexPathValue) {
    self.kind = kind
    self.indexPath = indexPath
  }
}

/// Expected numbers, some of which may be anything.
package struct ExpectedNumbers: Sendable, Hashable {
  /// The numbers; nil where any number will do.
  package var values: [Double?]

  /// Creates the value from its parts.
  package init(values: [Double?]) {
    self.values = values
  }
}
