import Foundation

/// A layer of particles; kept as data, for none flies.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// What flies.
  open var emitterCells: [CAEmitterCell]?
  /// Where it comes from, in points.
  open var emitterPosition = CGPoint.zero
  /// How deep it comes from, in points.
  open var emitterZPosition: CGFloat = 0
  /// How large the source is, in points.
  open var emitterSize = CGSize.zero
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// How many come in a second, as a factor.
  open var birthRate: Float = 1
  /// How long they stay, as a factor.
  open var lifetime: Float = 1
  /// How fast they are, as a factor.
  open var velocity: Float = 1
  /// How large they are, as a factor.
  open var scale: Float = 1
  /// The seed of their chances.
  open var seed: UInt32 = 0
}

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// A kind of particle; kept as data.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// The picture, a ``CGImage``.
  open var contents: Any?
  /// The color.
  open var color: CGColor?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long one stays, in seconds.
  open var lifetime: Float = 0
  /// By how much that varies, in seconds.
  open var lifetimeRange: Float = 0
  /// The speed in points a second.
  open var velocity: CGFloat = 0
  /// By how much that varies.
  open var velocityRange: CGFloat = 0
  /// The angle in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The angle out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// By how much that varies.
  open var emissionRange: CGFloat = 0
  /// The change of speed across, in points a second squared.
  open var xAcceleration: CGFloat = 0
  /// The change of speed down, in points a second squared.
  open var yAcceleration: CGFloat = 0
  /// The change of speed toward the eye, in points a second squared.
  open var zAcceleration: CGFloat = 0
  /// The turn in radians a second.
  open var spin: CGFloat = 0
  /// By how much that varies.
  open var spinRange: CGFloat = 0
  /// The size, as a factor.
  open var scale: CGFloat = 1
  /// By how much that varies.
  open var scaleRange: CGFloat = 0
  /// The change of size a second.
  open var scaleSpeed: CGFloat = 0
  /// By how much the red part varies.
  open var redRange: Float = 0
  /// By how much the green part varies.
  open var greenRange: Float = 0
  /// By how much the blue part varies.
  open var blueRange: Float = 0
  /// The change of the red part a second.
  open var redSpeed: Float = 0
  /// The change of the green part a second.
  open var greenSpeed: Float = 0
  /// The change of the blue part a second.
  open var blueSpeed: Float = 0
  /// By how much opacity varies.
  open var alphaRange: Float = 0
  /// The change of opacity a second.
  open var alphaSpeed: Float = 0
  /// A Boolean value that indicates whether particles come. The default is `true`.
  open var isEnabled = true
  /// The kinds of particles that each particle sends out itself.
  open var emitterCells: [CAEmitterCell]?
  /// The part of the picture that is shown, in parts of it; default all.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels of the picture a point has. The default is 1.
  open var contentsScale: CGFloat = 1

  /// When particles begin to come, in seconds from the start of what sends them out. The default is
  /// 0.
  open var beginTime: CFTimeInterval = 0
  /// How long particles come, in seconds; 0 is without end.
  open var duration: CFTimeInterval = 0
  /// How fast time runs. The default is 1.
  open var speed: Float = 1
  /// By how much time is ahead, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval = 0
  /// How often they come again. The default is 0.
  open var repeatCount: Float = 0
  /// How long they come again and again, in seconds. The default is 0.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether time runs back after it has run on. The default is
  /// `false`.
  open var autoreverses = false
  /// What is shown before and after; default nothing.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates a particle that does not come.
  public override init() {
    super.init()
  }
}
