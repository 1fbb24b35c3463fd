import AsyncDisplayKit
import UIKit

final class FeedViewController: ASDKViewController<ASTableNode>, ASTableDataSource, ASTableDelegate {

    private var posts: [Post] = []
    private let refreshControl = UIRefreshControl()

    override init() {
        super.init(node: ASTableNode(style: .plain))
        node.dataSource = self
        node.delegate = self
        title = "Feed"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        node.leadingScreensForBatching = 2.5
        node.allowsSelection = true
        node.view.separatorStyle = .none
        node.view.tableFooterView = UIView()
        posts = Post.page(after: 0, count: 4)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Top", style: .plain, target: nil, action: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = node.indexPathForSelectedRow {
            node.deselectRow(at: selected, animated: animated)
        }
    }

    // MARK: ASTableDataSource

    func numberOfSections(in tableNode: ASTableNode) -> Int {
        return 1
    }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
        return posts.count
    }

    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
        let post = posts[indexPath.row]
        return {
            let cell = PostCellNode(post: post)
            cell.neverShowPlaceholders = true
            return cell
        }
    }

    // MARK: ASTableDelegate

    func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
        tableNode.deselectRow(at: indexPath, animated: true)
        let article = ArticleViewController(post: posts[indexPath.row])
        navigationController?.pushViewController(article, animated: true)
    }

    func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange {
        let width = tableNode.bounds.width
        return ASSizeRangeMake(CGSize(width: width, height: 0), CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    func shouldBatchFetch(for tableNode: ASTableNode) -> Bool {
        return posts.count < 100
    }

    func tableNode(_ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext) {
        DispatchQueue.main.async {
            self.appendPage()
            context.completeBatchFetching(true)
        }
    }

    private func appendPage() {
        let start = posts.count
        let page = Post.page(after: posts.last?.id ?? 0, count: 20)
        posts.append(contentsOf: page)
        let paths = (start..<posts.count).map { IndexPath(row: $0, section: 0) }
        node.performBatchUpdates({
            self.node.insertRows(at: paths, with: .none)
        }, completion: nil)
    }
}
