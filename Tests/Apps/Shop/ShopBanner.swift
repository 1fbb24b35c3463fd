import UIKit

class ShopBanner: UIView {
    enum Kind { case small, large }

    class Dismisser: NSObject {
        private(set) var count = 0
        lazy var recognizer = UITapGestureRecognizer(target: self, action: #selector(dismissBanner))

        @objc func dismissBanner() { count += 1 }
    }

    let dismisser = Dismisser()
    private(set) var pans: [String] = []

    override func didMoveToWindow() {
        super.didMoveToWindow()
        addGestureRecognizer(dismisser.recognizer)
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: #selector(panned(_:)))
        addGestureRecognizer(pan)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        pans.append("\(pan.state)")
    }
}
