import Foundation

final class ShopCountdown {
    private var timer: Timer?
    private(set) var seconds: Int

    init(seconds: Int) {
        self.seconds = seconds
        timer = Timer(
            fireAt: Date(timeIntervalSinceNow: 60), interval: 1, target: self, selector: #selector(tick(timer:)),
            userInfo: nil, repeats: true)
    }

    func skip() {
        timer?.fire()
    }

    @objc private func tick(timer: Timer) {
        seconds -= 1
        if seconds == 0 { timer.invalidate() }
    }
}
