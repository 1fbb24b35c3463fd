import UIKit
import WebKit

class ArticleViewController: NewsBaseViewController {
    let article: Article
    @IBOutlet weak var bodyLabel: UILabel!
    @IBInspectable var fontSize: CGFloat = 17

    init(article: Article) {
        self.article = article
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    override func configure() {
        super.configure()
        events.append("article configured")
    }

    override var screenName: String { "article of " + super.screenName }
}
