import UIKit

class PlayerAccessibilityView: UIView {
    private(set) var deletions = 0

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            [UIAccessibilityCustomAction(name: "Delete", target: self, selector: #selector(deleteTrack))]
        }
        set {}
    }

    @objc private func deleteTrack() -> Bool {
        deletions += 1
        return true
    }
}
