import AsyncDisplayKit

class BaseListViewController: ASDKViewController<ASDisplayNode> {
    let listNode = ASTableNode(style: .plain)

    override init() {
        super.init(node: ASDisplayNode())
        node.automaticallyManagesSubnodes = true
        node.layoutSpecBlock = { [unowned self] _, _ in
            ASWrapperLayoutSpec(layoutElement: self.listNode)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        listNode.view.separatorStyle = .none
    }
}
