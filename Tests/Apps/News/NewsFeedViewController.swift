import AsyncDisplayKit
import SnapKit

final class NewsFeedViewController: ASDKViewController<ASTableNode> {
    private var articles: [Article] = []
    private var timer: Timer?
    lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        return control
    }()

    override init() {
        super.init(node: ASTableNode())
        node.dataSource = self
        node.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(reload))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Settings", style: .plain, target: nil, action: #selector(NewsAppDelegate.openSettings(_:)))
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(self.textSizeChanged), name: UIContentSizeCategory.didChangeNotification,
            object: nil)
        reload()
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        sender.endRefreshing()
        reload()
    }

    @objc func reload() {
        articles = (1...3).map { Article(title: "Article \($0)") }
        node.reloadData()
        NewsLog.shared.add("reload")
    }

    @objc private func textSizeChanged(_ notification: Notification) {
        NewsLog.shared.add("text size")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }
}

extension NewsFeedViewController: ASTableDataSource, ASTableDelegate {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
        articles.count
    }

    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
        let title = articles[indexPath.row].title
        return { ArticleCellNode(title: title) }
    }

    func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(
            ArticleViewController(article: articles[indexPath.row]), animated: true)
    }
}
