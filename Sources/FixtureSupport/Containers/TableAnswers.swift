import AsyncDisplayKit
import Foundation
import UIKit

/// A test's own answers to the questions of a table node; nil leaves the fixture's answer.
public struct TableAnswers {
  /// The number of sections.
  public var numberOfSections: ((ASTableNode) -> Int)?
  /// The number of rows in a section.
  public var numberOfRowsInSection: ((ASTableNode, Int) -> Int)?
  /// The node block of a row.
  public var nodeBlockForRowAt: ((ASTableNode, IndexPath) -> ASCellNodeBlock)?
  /// The title over a section.
  public var titleForHeaderInSection: ((ASTableNode, Int) -> String?)?
  /// The title under a section.
  public var titleForFooterInSection: ((ASTableNode, Int) -> String?)?
  /// The size range of a row, of which only the heights count.
  public var constrainedSizeForRowAt: ((ASTableNode, IndexPath) -> ASSizeRange)?
  /// The row that is selected in place of another; nil for none.
  public var willSelectRowAt: ((ASTableNode, IndexPath) -> IndexPath?)?
  /// The row that is deselected in place of another; nil for none.
  public var willDeselectRowAt: ((ASTableNode, IndexPath) -> IndexPath?)?
  /// Whether a row may be highlighted.
  public var shouldHighlightRowAt: ((ASTableNode, IndexPath) -> Bool)?
  /// Whether batches may be fetched.
  public var shouldBatchFetch: ((ASTableNode) -> Bool)?

  /// Makes answers that are all the fixture's.
  public init() {}
}
