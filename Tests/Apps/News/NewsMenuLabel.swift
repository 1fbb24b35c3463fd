import UIKit

@IBDesignable
class NewsMenuLabel: UILabel {
    var copies = 0

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        return action == #selector(copy(_:)) || action == #selector(share)
    }

    override func copy(_ sender: Any?) {
        copies += 1
        UIPasteboard.general.string = text
    }

    @objc func share() {
        NewsLog.shared.add("share")
    }

    func showMenu() {
        becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [
            UIMenuItem(title: "Share", action: #selector(share)),
            UIMenuItem(title: "Paste", action: #selector(paste(_:))),
        ]
        menu.showMenu(from: self, rect: bounds)
    }
}
