import UIKit

class ShopPriceTag: UIControl {
    var states: [String] = []
}

extension ShopPriceTag {
    override var isHighlighted: Bool {
        willSet { states.append("will \(newValue)") }
        didSet {
            guard isHighlighted != oldValue else { return }
            states.append("did \(isHighlighted)")
        }
    }
}
