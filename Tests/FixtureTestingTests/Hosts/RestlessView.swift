import UIKit

/// A view whose every layout asks for another one, a step later.
final class RestlessView: UIView {
  private var isRestless = true

  /// Lets the view come to rest.
  func rest() { isRestless = false }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isRestless else { return }
    RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "restless")) {
      [weak self] in
      self?.setNeedsLayout()
    }
  }
}
