// Apps import QuartzCore for layers and animations, which this package keeps in UIKitCore.
@_exported import UIKitCore
