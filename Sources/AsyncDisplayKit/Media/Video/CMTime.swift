/// The number of parts into which a time divides a second.
public typealias CMTimeScale = Int32
/// The number of parts of a time.
public typealias CMTimeValue = Int64

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The number of parts in a second. A time with 0 is not valid.
  public var timescale: CMTimeScale

  /// Creates a time of parts of a second.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }

  /// Creates a time in seconds, rounded to parts of a second.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    let value = CMTimeValue(exactly: parts)
    self.init(value: value ?? 0, timescale: value == nil ? 0 : preferredTimescale)
  }

  /// The time 0.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not valid.
  public static let invalid = CMTime(value: 0, timescale: 0)

  /// A Boolean value that indicates whether the time is valid.
  public var isValid: Bool { timescale > 0 }
  /// The time in seconds, or not a number if the time is not valid.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
}

/// Returns a time of parts of a second.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time in seconds, rounded to parts of a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds, or not a number if the time is not valid.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
