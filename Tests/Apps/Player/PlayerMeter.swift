import QuartzCore
import Accelerate

final class PlayerMeter: CALayer {
    @NSManaged var level: CGFloat?
    @objc dynamic var peak: CGFloat = 0

    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(peak) || super.needsDisplay(forKey: key)
    }
}
