import UIKit

class NewsTicker: NSObject {
    private weak var label: UILabel?
    private var link: CADisplayLink?
    private(set) var frames = 0
    private(set) var ticks = 0
    private var timer: Timer?

    init(label: UILabel) {
        self.label = label
        super.init()
    }

    func start() {
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .common)
        timer = Timer.scheduledTimer(
            timeInterval: 2, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    func stop() {
        link?.invalidate()
        timer?.invalidate()
    }

    func fireNow() {
        timer?.fire()
    }

    @objc private func step(_ link: CADisplayLink) {
        frames += 1
    }

    @objc private func tick() {
        ticks += 1
        label?.text = "\(ticks)"
    }
}
