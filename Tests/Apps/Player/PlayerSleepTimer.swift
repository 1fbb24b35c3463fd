import Foundation

class PlayerSleepTimer: NSObject {
    weak var timer: Timer?
    private(set) var fired: [Bool] = []

    func begin() -> Timer {
        let timer = Timer.scheduledTimer(
            timeInterval: 600, target: self, selector: #selector(sleep(_:)), userInfo: ["volume": 0], repeats: false)
        self.timer = timer
        return timer
    }

    @objc dynamic private func sleep(_ timer: Timer) {
        fired.append(timer.isValid)
    }
}
