@preconcurrency import class UIKit.UIView

class ChatThemedView: UIView {
    var themes: [String] = []
}

extension ChatThemedView {
    @objc func applyTheme(_ theme: String) {
        themes.append("view \(theme)")
    }
}

class ChatThemedButton: ChatThemedView {
    override func applyTheme(_ theme: String) {
        super.applyTheme(theme)
        themes.append("button \(theme)")
    }
}

class ChatRoundButton: ChatThemedButton {}

extension ChatRoundButton {
    override func applyTheme(_ theme: String) {
        super.applyTheme(theme)
        themes.append("round \(theme)")
    }
}
