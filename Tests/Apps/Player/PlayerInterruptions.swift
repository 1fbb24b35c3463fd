import UIKit

class PlayerInterruptions {
    var events: [String] = []

    init() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(enteredBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(
            self, selector: #selector(becameActive(_:)),
            name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc private func enteredBackground() { events.append("background") }
    @objc private func becameActive(_ notification: Notification) { events.append("active") }

    deinit { NotificationCenter.default.removeObserver(self) }
}
