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
    backgroundColor = .secondarySystemBackground
  }

  /// Draws a bar that is filled up to the level.
  public override func draw(_ rect: CGRect) {
    let bar = CGRect(x: bounds.minX + 12, y: bounds.midY - 4, width: bounds.width - 24, height: 8)
    UIColor.systemGray4.setFill()
    UIBezierPath(roundedRect: bar, cornerRadius: 4).fill()
    var filled = bar
    filled.size.width *= CGFloat(min(max(level, 0), 1))
    UIColor.systemBlue.setFill()
    UIBezierPath(roundedRect: filled, cornerRadius: 4).fill()
  }

  /// Archives do not hold the views of fixtures.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
