import Foundation

extension CALayer {
  /// The duration of the layer's time, in seconds. Stored but not used by the runtime: all layers
  /// use one clock.
  public var duration: CFTimeInterval {
    get { appearance.duration }
    set { appearance.duration = newValue }
  }

  /// The number of repetitions of the layer's time. Stored but not used by the runtime.
  public var repeatCount: Float {
    get { appearance.repeatCount }
    set { appearance.repeatCount = newValue }
  }

  /// The duration of the repetitions, in seconds. Stored but not used by the runtime.
  public var repeatDuration: CFTimeInterval {
    get { appearance.repeatDuration }
    set { appearance.repeatDuration = newValue }
  }

  /// A Boolean value that indicates whether the layer's time also runs in reverse. The default is
  /// `false`. Stored but not used by the runtime.
  public var autoreverses: Bool {
    get { appearance.autoreverses }
    set { appearance.autoreverses = newValue }
  }

  /// The presentation before and after the layer's time. Stored but not used by the runtime.
  public var fillMode: CAMediaTimingFillMode {
    get { appearance.fillMode }
    set { appearance.fillMode = newValue }
  }
}
