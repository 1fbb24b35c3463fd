import Foundation

@objc protocol ChatSessionObserver: NSObjectProtocol {
    @objc optional func sessionDidEnd()
    @objc optional func session(_ session: ChatSession, didReceive message: String, at index: Int)
    func sessionName() -> String
}

@objcMembers class ChatSession: NSObject {
    static let shared = ChatSession()
    weak var observer: ChatSessionObserver?
    var messages: [String] = []

    func receive(_ message: String) {
        messages.append(message)
        observer?.session?(self, didReceive: message, at: messages.count - 1)
    }

    func end() {
        messages = []
        if observer?.sessionDidEnd != nil {
            observer!.sessionDidEnd!()
        }
    }
}
