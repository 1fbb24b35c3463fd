import Foundation

/// What is offered to be shared, as data: nothing is shown or sent.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Hears how sharing has ended.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is shared.
  public let activityItems: [Any]
  /// The app's own ways to share.
  public let applicationActivities: [UIActivity]?
  /// The ways that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Hears how sharing has ended.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Makes a controller for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without items; archives are not read.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = nil
    super.init(coder: coder)
  }

  /// Shares in a way, or gives up with nil. A driven step: dismisses, then tells the handler.
  public func finish(_ activityType: UIActivity.ActivityType?) {
    dismiss(animated: false) { [self] in
      completionWithItemsHandler?(activityType, activityType != nil, nil, nil)
    }
  }
}
