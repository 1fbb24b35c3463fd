import AsyncDisplayKit

/// A cell node that provides the data of the table inside it. The protocol in the class's own declaration
/// isolates the whole class to the main actor.
final class ShelfNode: ASCellNode, ASTableDataSource {
  let table = ASTableNode(style: .plain)

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    table.dataSource = self
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 3 }
}
