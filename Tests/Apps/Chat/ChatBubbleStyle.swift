import UIKit

@objc protocol ChatBubbleStyle {
    var text: String { get }
    @objc optional var tint: UIColor { get }
    @objc optional var badge: String? { get }
}

class ChatPlainStyle: NSObject, ChatBubbleStyle {
    let text: String

    init(text: String) {
        self.text = text
    }
}

final class ChatColoredStyle: ChatPlainStyle {
    @objc var tint: UIColor { .red }
    @objc var badge: String? = nil
}

enum ChatStyles {
    static func describe(_ style: ChatBubbleStyle?) -> String {
        let color = style?.tint == .red ? "red" : "none"
        let hasBadge = style?.badge != nil
        return "\(style?.text ?? "") \(color) \(hasBadge)"
    }
}
