import UIKit

/// A view that is filled up to a level.
public final class MeterView: UIView {
  /// The level, 0 to 1.
  public let level: Double

  /// Makes the view.
  ///
  /// - Parameter level: the level, 0 to 1.
  public init(level: Double) {
    self.level = level
    super.init(frame: .zero)
  }

  /// Archives do not hold the views of fixtures.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
