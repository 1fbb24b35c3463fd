import UIKit

class NewsBaseViewController: UIViewController {
    var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("base loaded")
    }
}

extension NewsBaseViewController {
    @objc func configure() {
        events.append("base configured")
    }

    @objc func handle(_ action: String, times count: Int) -> Bool {
        events.append("base \(action) \(count)")
        return false
    }

    @objc var screenName: String { "base" }
}
