import UIKit

/// A hand-written layer.
@MainActor final class ThingLayer: CALayer {}
