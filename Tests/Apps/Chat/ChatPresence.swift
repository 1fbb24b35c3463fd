import Foundation

class ChatPresence: NSObject {
    private(set) var states: [String] = []

    func appear() {
        perform(#selector(setOnline), with: nil, afterDelay: 0)
        perform(#selector(setState(_:)), with: "away", afterDelay: 0)
    }

    func hide() {
        NSObject.cancelPreviousPerformRequests(
            withTarget: self, selector: #selector(setState(_:)), object: "away")
    }

    @objc func update() {
        performSelector(onMainThread: #selector(setOnline), with: nil, waitUntilDone: true)
        if responds(to: #selector(setState)) {
            perform(#selector(setState(_:)), with: "updated")
        }
    }

    @objc private func setOnline() {
        states.append("online")
    }

    @objc private func setState(_ state: String) {
        states.append(state)
    }
}
