/// What a claim compares.
package enum ClaimKind: Sendable, Equatable {
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
