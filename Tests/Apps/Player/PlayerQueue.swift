import Foundation

@objc protocol PlayerQueueDelegate: class {
    @objc optional func queueDidStart(_ queue: PlayerQueue)
    @objc optional func queue(_ queue: PlayerQueue, willPlay track: String) -> Bool
}

class PlayerQueue: NSObject {
    weak var delegate: PlayerQueueDelegate?
    private(set) var played: [String] = []

    @objc func play(_ track: String) {
        if let started = delegate?.queueDidStart { started(self) }
        if delegate?.queue?(self, willPlay: track) == false { return }
        played.append(track)
    }
}
