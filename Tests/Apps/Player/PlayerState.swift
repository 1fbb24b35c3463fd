import Foundation

@objc enum PlayerState: Int {
    case stopped, playing
}

@objc class PlayerStateStore: NSObject {
    @objc static let shared = PlayerStateStore()
    @objc dynamic var state = PlayerState.stopped
    private let lock = NSObject()

    @nonobjc func change(to state: PlayerState) {
        objc_sync_enter(lock)
        self.state = state
        objc_sync_exit(lock)
    }
}
