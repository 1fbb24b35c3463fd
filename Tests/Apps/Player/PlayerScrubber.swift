import UIKit.UIGestureRecognizerSubclass

class PlayerScrubber: UIControl {
    @objc dynamic var value: Float = 0 {
        didSet { sendActions(for: .valueChanged) }
    }
    private(set) var rotations = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(PlayerScrubber.rotated(_:)))
        addGestureRecognizer(rotation)
        let pinch = UIPinchGestureRecognizer(target: self, action: nil)
        pinch.addTarget(self, action: #selector(pinched))
        addGestureRecognizer(pinch)
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    @objc private func rotated(_ recognizer: UIGestureRecognizer) { rotations += 1 }
    @objc private func pinched() {}
}
