// Apps import CoreGraphics for points, paths and contexts, which this package keeps in UIKit.
@_exported import UIKit
