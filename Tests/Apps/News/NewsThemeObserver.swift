import UIKit

extension Notification.Name {
    static let newsThemeChanged = Notification.Name("NewsThemeChanged")
}

final class NewsThemeObserver {
    private(set) var themes: [String] = []

    init() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(changed(_:)), name: .newsThemeChanged, object: nil)
    }

    func stop() {
        NotificationCenter.default.removeObserver(self, name: .newsThemeChanged, object: nil)
    }

    @objc private func changed(_ note: NSNotification) {
        themes.append(note.userInfo?["theme"] as? String ?? "none")
    }
}
