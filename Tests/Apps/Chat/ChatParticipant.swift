import Foundation

@objc(CHTParticipant)
class ChatParticipant: NSObject {
    @objc var name: String
    @objc var isOnline = false

    @objc init(name: String) {
        self.name = name
    }

    var sortDescriptors: [String] {
        [#keyPath(ChatParticipant.name), #keyPath(ChatParticipant.isOnline)]
    }

    func nameGetter() -> Selector {
        return #selector(getter: ChatParticipant.name)
    }

    func nameSetter() -> Selector {
        return #selector(setter: name)
    }
}
