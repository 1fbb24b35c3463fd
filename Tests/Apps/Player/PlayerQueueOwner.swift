import UIKit

final class PlayerQueueOwner: NSObject {
    let queue = PlayerQueue()
    var starts = 0
    var blocked: Set<String> = []

    override init() {
        super.init()
        queue.delegate = self
    }
}

extension PlayerQueueOwner: PlayerQueueDelegate {
    func queueDidStart(_ queue: PlayerQueue) { starts += 1 }
    func queue(_ queue: PlayerQueue, willPlay track: String) -> Bool { !blocked.contains(track) }
}
