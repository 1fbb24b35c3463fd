import AsyncDisplayKit

class ShopShelf: ASDKViewController<ASTableNode>, ASTableDataSource, ASTableDelegate {
    var primary: [Int] = []

    override init() {
        super.init(node: ASTableNode())
        node.dataSource = self
        node.delegate = self
    }

    required init?(coder aDecoder: NSCoder) { nil }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode { ASTextCellNode() }
}

extension ShopShelf {
    @objc func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        primary.append(indexPath.row)
    }
}
