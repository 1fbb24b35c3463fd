import AsyncDisplayKit
import UIKit

/// A hand-written node that a generated cell makes with arguments.
nonisolated class BadgeNode: ASDisplayNode {
  nonisolated init(_ number: Int, text: String) {
    super.init()
    debugName = "\(text) \(number)"
  }
}

/// A hand-written cell node with every kind of argument.
nonisolated class AdvertCellNode: ASCellNode {
  nonisolated enum Style: Sendable { case compact }

  nonisolated init(title: String, isLarge: Bool, scale: Double, style: Style, note: String?) {
    super.init()
    debugName = title
  }
}

/// A hand-written cell node that takes the whole model.
nonisolated class WholeCellNode: ASCellNode {
  nonisolated init(post: Post) {
    super.init()
    debugName = post.title
  }
}

/// A hand-written view.
@MainActor class MapView: UIView {
  init(_ title: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A hand-written layer.
@MainActor class GlowLayer: CALayer {}

/// A hand-written view controller.
@MainActor class PostViewController: UIViewController {
  init(id: Int) {
    super.init(nibName: nil, bundle: nil)
    title = String(id)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
