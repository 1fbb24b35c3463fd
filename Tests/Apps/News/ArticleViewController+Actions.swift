import UIKit

extension ArticleViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addMenu()
        events.append("article loaded")
    }

    override var prefersStatusBarHidden: Bool {
        article.isRead
    }

    override func handle(_ action: String, times count: Int) -> Bool {
        if action == "open" { return super.handle(action, times: count + 1) }
        return true
    }

    private func addMenu() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(toggle))
        tap.numberOfTapsRequired = 1
        view.addGestureRecognizer(tap)
    }

    @objc fileprivate func toggle() {
        article.isRead.toggle()
        setNeedsStatusBarAppearanceUpdate()
        events.append("toggled")
    }
}
