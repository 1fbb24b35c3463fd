import UIKit

@IBDesignable class ShopButton: UIButton {
    @IBInspectable var cornerRadius: CGFloat = 4 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    @objc dynamic var isThrottled = false
    private(set) var sentActions: [Selector] = []

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sentActions.append(action)
        guard !isThrottled else { return }
        super.sendAction(action, to: target, for: event)
    }
}
