import Foundation

extension CALayer {
  /// The length of the layer's time, in seconds; kept as data, for the virtual clock is one for all.
  public var duration: CFTimeInterval {
    get { appearance.duration }
    set { appearance.duration = newValue }
  }

  /// How often the layer's time runs; kept as data.
  public var repeatCount: Float {
    get { appearance.repeatCount }
    set { appearance.repeatCount = newValue }
  }

  /// For how long the layer's time runs again, in seconds; kept as data.
  public var repeatDuration: CFTimeInterval {
    get { appearance.repeatDuration }
    set { appearance.repeatDuration = newValue }
  }

  /// A Boolean value that indicates whether the layer's time runs back after it has run; kept as
  /// data. The default is `false`.
  public var autoreverses: Bool {
    get { appearance.autoreverses }
    set { appearance.autoreverses = newValue }
  }

  /// What is shown before and after the layer's time; kept as data.
  public var fillMode: CAMediaTimingFillMode {
    get { appearance.fillMode }
    set { appearance.fillMode = newValue }
  }
}
