import CoreGraphics
import Foundation

struct PlayerColors {
    let tint: CGColor
    let scale: CGAffineTransform
    let curve: CATransform3D
}
