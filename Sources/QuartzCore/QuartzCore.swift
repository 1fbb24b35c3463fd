// Apps import QuartzCore for layers and animations, which this package keeps in UIKit.
@_exported import UIKit
