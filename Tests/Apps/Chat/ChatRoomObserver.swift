import UIKit

final class ChatRoomObserver: NSObject, ChatSessionObserver {
    private(set) var received: [String] = []
    private(set) var endings = 0

    func sessionName() -> String { "room" }

    func session(_ session: ChatSession, didReceive message: String, at index: Int) {
        received.append("\(index) \(message)")
    }

    func sessionDidEnd() {
        endings += 1
    }
}

final class ChatSilentObserver: NSObject, ChatSessionObserver {
    func sessionName() -> String { "silent" }
}
