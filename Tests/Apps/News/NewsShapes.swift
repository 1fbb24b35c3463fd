import Foundation

struct NewsBadge {
    var transform = CGAffineTransform.identity
    var color: CGColor?

    mutating func enlarge() {
        transform = transform.scaledBy(x: 2, y: 2)
    }
}
