import UIKit

final class NewsShadow: UIView {
    private var observation: NSKeyValueObservation?

    weak var target: UIView? {
        didSet {
            observation = target?.observe(\.frame) { [weak self] target, _ in
                self?.frame = target.frame.insetBy(dx: -4, dy: -4)
            }
        }
    }
}
