import UIKit

enum Theme {
    static let spacing: CGFloat = 6
    static let sand = UIColor(white: 0.9, alpha: 1)

    static func title(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 18)])
    }
}
