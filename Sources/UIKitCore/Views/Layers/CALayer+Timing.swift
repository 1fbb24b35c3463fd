import Foundation

extension CALayer {
  /// The duration of the layer's time, in seconds. Not used by the runtime, which reports
  /// `unused-member`: all layers use one clock.
  public var duration: CFTimeInterval {
    get { appearance.duration }
    set { appearance.duration = reportUnused("CALayer", newValue, if: newValue != 0) }
  }

  /// The number of repetitions of the layer's time. Not used by the runtime, which reports
  /// `unused-member`.
  public var repeatCount: Float {
    get { appearance.repeatCount }
    set { appearance.repeatCount = reportUnused("CALayer", newValue, if: newValue != 0) }
  }

  /// The duration of the repetitions, in seconds. Not used by the runtime, which reports
  /// `unused-member`.
  public var repeatDuration: CFTimeInterval {
    get { appearance.repeatDuration }
    set { appearance.repeatDuration = reportUnused("CALayer", newValue, if: newValue != 0) }
  }

  /// A Boolean value that indicates whether the layer's time also runs in reverse. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  public var autoreverses: Bool {
    get { appearance.autoreverses }
    set { appearance.autoreverses = reportUnused("CALayer", newValue, if: newValue) }
  }

  /// The presentation before and after the layer's time. Not used by the runtime, which reports
  /// `unused-member`.
  public var fillMode: CAMediaTimingFillMode {
    get { appearance.fillMode }
    set { appearance.fillMode = reportUnused("CALayer", newValue, if: newValue != .removed) }
  }
}
