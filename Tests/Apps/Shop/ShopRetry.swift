import UIKit

class ShopRetry: NSObject {
    private(set) var tries = 0
    private let limit = 3

    @objc func attempt() {
        tries += 1
        guard tries < limit else { return }
        self.perform(#selector(attempt), with: nil, afterDelay: 0)
    }

    func cancel() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(ShopRetry.attempt), object: nil)
    }
}
