/// The line of a text that others are aligned by.
enum BaselineLine {
  case first
  case last

  /// The view that another one names for the line.
  @MainActor func view(namedBy view: UIView) -> UIView {
    switch self {
    case .first: view.forFirstBaselineLayout
    case .last: view.forLastBaselineLayout
    }
  }
}
