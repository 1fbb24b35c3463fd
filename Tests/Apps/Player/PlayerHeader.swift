import UIKit

final class PlayerHeader: UIView {
    private var observation: NSKeyValueObservation?
    var offsets: [CGFloat] = []

    func follow(_ scrollView: UIScrollView) {
        observation = scrollView.observe(\.contentOffset, options: [.new, .old]) { [weak self] _, change in
            guard let new = change.newValue, let old = change.oldValue else { return }
            self?.offsets.append(new.y - old.y)
        }
    }

    func stop() {
        observation?.invalidate()
    }
}
