import UIKit

/// A hand-written view with an argument.
@MainActor final class ThingView: UIView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
