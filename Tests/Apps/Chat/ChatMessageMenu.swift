import UIKit

class ChatMessageMenu: UIView {
    private(set) var actions: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(reply(_:)), #selector(ChatMessageMenu.forward): return true
        case #selector(UIResponderStandardEditActions.copy(_:)): return false
        default: return false
        }
    }

    func show() {
        becomeFirstResponder()
        let controller = UIMenuController.shared
        controller.menuItems = [
            UIMenuItem(title: "Reply", action: #selector(reply(_:))),
            UIMenuItem(title: "Forward", action: #selector(forward)),
            UIMenuItem(title: "Delete", action: #selector(remove)),
        ]
        controller.showMenu(from: self, rect: bounds)
    }

    @objc func reply(_ sender: Any?) { actions.append("reply") }
    @objc func forward() { actions.append("forward") }
    @objc func remove() { actions.append("remove") }
}
