import AsyncDisplayKit

/// A list inside of a cell: a container node with the rows that the cell's model gives it.
///
/// The node of a list belongs to the main actor until it is in a cell, so it is made before the block that creates the
/// cell, as an app makes it before it returns the block. The cell retains the data source, which a node does not.
///
/// Proof that it is `Sendable`: a data source makes a value for one answer, which the container's one call of the block
/// puts into one cell. Until then nothing else reads the node, and afterwards it is the cell's, as every subnode is.
public struct FixtureList<Node: ASCollectionNode>: @unchecked Sendable {
  /// The container node, for the cell's layout.
  public let node: Node
  /// The data source and delegate of the node.
  public let dataSource: any FixtureContainer & Sendable

  /// Creates the list of a collection's data source, whose own sections are replaced by one with rows.
  @MainActor public init<Model>(
    _ dataSource: FixtureCollectionDataSource<Model, FixtureNoFields>, rows: [Model]
  ) where Node == ASCollectionNode {
    dataSource.sections = [FixtureSection(rows)]
    node = dataSource.collectionNode
    self.dataSource = dataSource
  }

  /// Creates the list of a pager's data source, whose own pages are replaced by rows.
  @MainActor public init<Model>(
    _ dataSource: FixturePagerDataSource<Model, FixtureNoFields>, rows: [Model]
  ) where Node == ASPagerNode {
    dataSource.sections = [FixtureSection(rows)]
    node = dataSource.pagerNode ?? ASPagerNode()
    self.dataSource = dataSource
  }

  /// Creates the list of a data source of a pager with UIKit cells, whose own pages are replaced by rows.
  @MainActor public init<Model>(
    _ dataSource: FixtureInteropPagerDataSource<Model, FixtureNoFields>, rows: [Model]
  ) where Node == ASPagerNode {
    dataSource.sections = [FixtureSection(rows)]
    node = dataSource.pagerNode ?? ASPagerNode()
    self.dataSource = dataSource
  }
}
