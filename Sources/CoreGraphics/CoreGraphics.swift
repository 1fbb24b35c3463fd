// Apps import CoreGraphics for points, paths and contexts, which this package keeps in UIFoundation.
@_exported import UIFoundation
