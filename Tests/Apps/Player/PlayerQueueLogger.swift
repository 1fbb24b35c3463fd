import Foundation
import CocoaLumberjack

final class PlayerQueueLogger: NSObject, PlayerQueueDelegate {
    private(set) var lines: [String] = []

    func queueDidStart(_ queue: PlayerQueue) {
        lines.append("start of \(queue.played.count)")
    }

    func attach(to queue: PlayerQueue) {
        queue.delegate = self
        queue.perform(#selector(PlayerQueue.play(_:)), with: "intro")
    }
}
