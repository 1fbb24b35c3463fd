import Foundation

class PlayerDownload: Operation {
    enum State: String {
        case ready, loading, done

        var key: String { self == .loading ? "isExecuting" : "isFinished" }
    }

    private var state = State.ready {
        willSet { willChangeValue(forKey: newValue.key) }
        didSet { didChangeValue(forKey: state.key) }
    }

    override var isAsynchronous: Bool { return true }
    override var isExecuting: Bool { return state == .loading }
    override var isFinished: Bool { return state == .done }

    override func start() {
        state = .loading
        DispatchQueue.global().async { self.state = .done }
    }
}

final class PlayerUpload: Operation {
    private var isLoaded = false

    override var isAsynchronous: Bool { return true }
    override var isExecuting: Bool { return !isLoaded }
    override var isFinished: Bool { return isLoaded }

    override func start() {
        willChangeValue(forKey: "isExecuting")
        willChangeValue(forKey: #keyPath(isFinished))
        isLoaded = true
        didChangeValue(forKey: #keyPath(isFinished))
        didChangeValue(forKey: "isExecuting")
    }
}
