import Foundation

/// What an edit menu is about.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// What the menu is about, as the app names it.
  public let identifier: AnyHashable
  /// Where the menu stands in the view's space, in points.
  public let sourcePoint: CGPoint
  /// Where the arrow points; kept as a value.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration; without an identifier it gets one of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
