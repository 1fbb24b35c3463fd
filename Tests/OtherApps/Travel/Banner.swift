import Lottie
import UIKit

final class Banner: UIView {
    enum Style {
        case error, success
    }

    private let animation = AnimationView(name: "banner")

    init(style: Style) {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: String, in view: UIView) {
        view.addSubview(self)
        animation.play()
    }
}
