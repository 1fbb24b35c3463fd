import UIKit

class ChatEmojiRain: UIView {
    private let emitter = CAEmitterLayer()
    private var link: CADisplayLink!
    private(set) var drops = 0

    func begin() {
        emitter.emitterMode = .outline
        emitter.renderMode = .additive
        layer.addSublayer(emitter)
        link = CADisplayLink(target: self, selector: #selector(ChatEmojiRain.fall))
        link.add(to: RunLoop.main, forMode: RunLoop.Mode.default)
    }

    func end() {
        link.invalidate()
    }

    @objc func fall() {
        drops += 1
    }
}
