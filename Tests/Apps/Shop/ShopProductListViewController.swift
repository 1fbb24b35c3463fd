import AsyncDisplayKit
import Kingfisher

class ShopProductListViewController: ASDKViewController<ASDisplayNode> {
    let tableNode = ASTableNode(style: .plain)
    var names = ["Pen", "Ink", "Paper"]
    var selections: [String] = []

    override init() {
        super.init(node: ASDisplayNode())
        node.addSubnode(tableNode)
        tableNode.delegate = self
        tableNode.dataSource = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

extension ShopProductListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(edit)),
            UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(sort(_:))),
        ]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableNode.frame = node.bounds
    }

    @objc private func edit() {
        tableNode.view.setEditing(!tableNode.view.isEditing, animated: false)
    }

    @objc private func sort(_ item: UIBarButtonItem) {
        names.sort()
        tableNode.reloadData()
    }
}

extension ShopProductListViewController: ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
        let cell = ASTextCellNode()
        cell.text = names[indexPath.row]
        return cell
    }
}

extension ShopProductListViewController: ASTableDelegate {
    func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
        selections.append(names[indexPath.row])
    }
}
