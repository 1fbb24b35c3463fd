import Foundation

/// A view controller that offers services for items. Nothing is shown or sent; a test chooses the
/// service.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// A closure that receives the activity type, whether it completed, the returned items, and an
  /// error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The items, and the objects that provide items.
  public let activityItems: [Any]
  /// The app's custom services.
  public let applicationActivities: [UIActivity]?
  /// The types of services that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that indicates whether activities may be displayed prominently. The default is
  /// `true`. Stored but not used by the runtime.
  open var allowsProminentActivity = true
  /// The closure that runs when the service finishes or the user cancels.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a controller for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without items. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = nil
    super.init(coder: coder)
  }

  /// The custom services that can act on the items and are not excluded.
  ///
  /// Rule: UIKit's documentation of `canPerform(withActivityItems:)`; an item source contributes
  /// its placeholder.
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

  /// Returns the items for a service. Item sources are asked for theirs.
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
    // The presenter dismisses everything above it, also what the activity presented.
    presentingViewController.dismiss(animated: false) { tell() }
  }
}
