import Foundation

/// What is offered to be shared: nothing is sent, and the choice is a driven step.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Hears how sharing has ended: the way, whether it was shared, what came back, what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is shared, or who gives it.
  public let activityItems: [Any]
  /// The app's own ways to share.
  public let applicationActivities: [UIActivity]?
  /// The ways that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that indicates whether the first ways stand out; kept as a value. The default
  /// is `true`.
  open var allowsProminentActivity = true
  /// Hears how sharing has ended.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a controller for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without items; archives are not read.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = nil
    super.init(coder: coder)
  }

  /// The app's own ways that are offered: those that can share the items and are not left out.
  ///
  /// Rule: UIKit's documentation of `canPerform(withActivityItems:)`; sources are asked for what stands
  /// for their items.
  public var offeredApplicationActivities: [UIActivity] {
    let items = activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return (applicationActivities ?? []).filter { activity in
      !isExcluded(activity.activityType) && activity.canPerform(withActivityItems: items)
    }
  }

  private func isExcluded(_ type: UIActivity.ActivityType?) -> Bool {
    guard let type, let excludedActivityTypes else { return false }
    return excludedActivityTypes.contains(type)
  }

  /// What would be shared in a way: sources are asked for their items.
  public func items(for activityType: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activityType)
    }
  }

  /// Shares in a way, or gives up with nil. A driven step.
  ///
  /// Rules: UIKit's documentation of `UIActivity`. A way of the app takes the items, then shares or
  /// shows its controller, and ends with ``UIActivity/activityDidFinish(_:)``. A way of the system ends
  /// at once. At the end the controller is dismissed, then the handler hears of it.
  ///
  /// - Returns: whether the way was offered; one that is left out does nothing.
  @discardableResult
  public func finish(_ activityType: UIActivity.ActivityType?) -> Bool {
    guard !isExcluded(activityType) else { return false }
    guard let activityType else {
      conclude(nil, false)
      return true
    }
    guard applicationActivities?.contains(where: { $0.activityType == activityType }) == true else {
      _ = items(for: activityType)
      conclude(activityType, true)
      return true
    }
    guard let own = offeredApplicationActivities.first(where: { $0.activityType == activityType })
    else { return false }
    run(own)
    return true
  }

  private func run(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.controller = self
    guard let shown = activity.activityViewController else { return activity.perform() }
    present(shown, animated: false)
  }

  func conclude(_ activityType: UIActivity.ActivityType?, _ completed: Bool) {
    let tell = { [self] in completionWithItemsHandler?(activityType, completed, nil, nil) }
    guard let presentingViewController else {
      tell()
      return
    }
    // The presenter takes away what an activity shows on top as well.
    presentingViewController.dismiss(animated: false) { tell() }
  }
}
