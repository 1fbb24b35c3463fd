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
  package let activityItems: [Any]
  /// The app's custom services.
  package let applicationActivities: [UIActivity]?
  /// The types of services that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that indicates whether activities may be displayed prominently. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var allowsProminentActivity = true {
    didSet { reportUnused("UIActivityViewController", if: !allowsProminentActivity) }
  }
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

  package func conclude(_ activityType: UIActivity.ActivityType?, _ completed: Bool) {
    let tell = { [self] in completionWithItemsHandler?(activityType, completed, nil, nil) }
    guard let presentingViewController else {
      tell()
      return
    }
    // The presenter dismisses all controllers above it, including those of the activity.
    presentingViewController.dismiss(animated: false) { tell() }
  }
}
