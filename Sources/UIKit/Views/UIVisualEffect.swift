import Foundation

/// An effect over what lies behind a view; kept as data, for nothing is blurred here.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Makes no effect.
  public override init() {
    super.init()
  }
}
