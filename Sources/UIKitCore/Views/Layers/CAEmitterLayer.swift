import Foundation

/// A layer that emits particles. Its values are stored; no particles are drawn.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The kinds of particles. Not used by the runtime, which reports `unused-member`.
  open var emitterCells: [CAEmitterCell]? {
    didSet { reportUnused("CAEmitterLayer", if: emitterCells != nil) }
  }
  /// The position of the source, in points. Not used by the runtime, which reports `unused-member`.
  open var emitterPosition = CGPoint.zero {
    didSet { reportUnused("CAEmitterLayer", if: emitterPosition != .zero) }
  }
  /// The z position of the source, in points. Not used by the runtime, which reports
  /// `unused-member`.
  open var emitterZPosition: CGFloat = 0 {
    didSet { reportUnused("CAEmitterLayer", if: emitterZPosition != 0) }
  }
  /// The size of the source, in points. Not used by the runtime, which reports `unused-member`.
  open var emitterSize = CGSize.zero {
    didSet { reportUnused("CAEmitterLayer", if: emitterSize != .zero) }
  }
  /// The shape of the source. Not used by the runtime, which reports `unused-member`.
  open var emitterShape = CAEmitterLayerEmitterShape.point {
    didSet { reportUnused("CAEmitterLayer", if: emitterShape != .point) }
  }
  /// The part of the source's shape that emits particles. Not used by the runtime, which reports
  /// `unused-member`.
  open var emitterMode = CAEmitterLayerEmitterMode.volume {
    didSet { reportUnused("CAEmitterLayer", if: emitterMode != .volume) }
  }
  /// The order and the blending in which particles are drawn. Not used by the runtime, which reports
  /// `unused-member`.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { reportUnused("CAEmitterLayer", if: renderMode != .unordered) }
  }
  /// The factor by which the cells' birth rates are multiplied. Not used by the runtime, which
  /// reports `unused-member`.
  open var birthRate: Float = 1 { didSet { reportUnused("CAEmitterLayer", if: birthRate != 1) } }
  /// The factor by which the cells' lifetimes are multiplied. Not used by the runtime, which
  /// reports `unused-member`.
  open var lifetime: Float = 1 { didSet { reportUnused("CAEmitterLayer", if: lifetime != 1) } }
  /// The factor by which the cells' velocities are multiplied. Not used by the runtime, which
  /// reports `unused-member`.
  open var velocity: Float = 1 { didSet { reportUnused("CAEmitterLayer", if: velocity != 1) } }
  /// The factor by which the cells' scales are multiplied. Not used by the runtime, which reports
  /// `unused-member`.
  open var scale: Float = 1 { didSet { reportUnused("CAEmitterLayer", if: scale != 1) } }
  /// The seed of the random numbers. Not used by the runtime, which reports `unused-member`.
  open var seed: UInt32 = 0 { didSet { reportUnused("CAEmitterLayer", if: seed != 0) } }
}

/// The part of an emitter's shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Particles are emitted from points of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles are emitted from the outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles are emitted from the surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles are emitted from inside the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and the blending of an emitter's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Particles are drawn without an order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are drawn first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are drawn last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles are drawn from the back to the front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// The shape of an emitter's source.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The raw value of the shape, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a shape from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Particles are emitted from a point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Particles are emitted from a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Particles are emitted from a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Particles are emitted from a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Particles are emitted from a sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// A kind of particle of an emitter layer, stored as data.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// The name of the cell.
  open var name: String?
  /// The image of the particles, a ``CGImage``.
  open var contents: Any?
  /// The color of the particles.
  open var color: CGColor?
  /// The number of particles emitted per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range within which the lifetime varies, in seconds.
  open var lifetimeRange: Float = 0
  /// The initial velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The range within which the velocity varies, in points per second.
  open var velocityRange: CGFloat = 0
  /// The emission angle in the xy plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The emission angle out of the xy plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The range within which the emission angle varies, in radians.
  open var emissionRange: CGFloat = 0
  /// The horizontal acceleration, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along the z axis, in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The rotation speed of a particle, in radians per second.
  open var spin: CGFloat = 0
  /// The range within which the rotation speed varies, in radians per second.
  open var spinRange: CGFloat = 0
  /// The scale of the particles. The default is 1.
  open var scale: CGFloat = 1
  /// The range within which the scale varies.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The range within which the red component varies.
  open var redRange: Float = 0
  /// The range within which the green component varies.
  open var greenRange: Float = 0
  /// The range within which the blue component varies.
  open var blueRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The range within which the opacity varies.
  open var alphaRange: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// A Boolean value that indicates whether the cell emits particles. The default is `true`.
  open var isEnabled = true
  /// The cells that each particle emits itself.
  open var emitterCells: [CAEmitterCell]?
  /// The part of the image that is drawn, in unit coordinates. The default is the whole image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of the image per point. The default is 1.
  open var contentsScale: CGFloat = 1

  /// The time at which emission begins, in seconds after its parent. The default is 0.
  open var beginTime: CFTimeInterval = 0
  /// The duration of the emission, in seconds. Zero, the default, means unlimited.
  open var duration: CFTimeInterval = 0
  /// The speed of the cell's time relative to that of its parent. The default is 1.
  open var speed: Float = 1
  /// The offset of the cell's time, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions. The default is 0.
  open var repeatCount: Float = 0
  /// The duration of the repetitions, in seconds. The default is 0.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether the cell's time also runs in reverse. The default is
  /// `false`.
  open var autoreverses = false
  /// The presentation before and after the emission. The default is `removed`.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates a cell that emits nothing.
  public override init() {
    super.init()
  }
}
