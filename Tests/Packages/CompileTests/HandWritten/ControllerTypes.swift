import AsyncDisplayKit
import UIKit

/// What the app's view controller takes its stories from.
protocol StoriesLoading {}

/// The fake of the app's loader.
struct StoriesFake: StoriesLoading {
  let stories: [Story]
  let delay: Double
}

/// The themes of the app.
enum StoryTheme {
  case light, dark
}

/// The content of the app's view controller.
@MainActor class StoriesContent {
  let listNode = ASTableNode()
}

/// An app's view controller.
@MainActor class StoriesController: UIViewController {
  /// The styles of the list.
  enum Style {
    case compact, wide
  }

  let content = StoriesContent()

  init(loader: any StoriesLoading, style: Style, theme: StoryTheme) {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
