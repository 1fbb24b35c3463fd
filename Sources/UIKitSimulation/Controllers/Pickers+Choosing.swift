import Foundation
import UIKit

extension UIActivityViewController {
  /// The app's own activities that the controller offers: those that can share the items and are
  /// not excluded.
  ///
  /// UIKit's documentation of `canPerform(withActivityItems:)`; item sources are asked for their placeholders.
  public var offeredApplicationActivities: [UIActivity] {
    let items = activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return (applicationActivities ?? []).filter { activity in
      !isExcluded(activity.activityType) && activity.canPerform(withActivityItems: items)
    }
  }

  /// Returns the items to share with an activity type. Item sources provide their items for it.
  public func items(for activityType: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activityType)
    }
  }

  /// Simulates choosing an activity, or canceling with `nil`.
  ///
  /// UIKit's documentation of `UIActivity`: an activity of the app receives the items, then performs itself or
  /// presents its view controller, and ends with `activityDidFinish(_:)`. An activity of the system ends at
  /// once. Then the controller is dismissed and its completion handler is called.
  ///
  /// - Returns: `true` if the activity is offered.
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

  private func isExcluded(_ type: UIActivity.ActivityType?) -> Bool {
    guard let type, let excludedActivityTypes else { return false }
    return excludedActivityTypes.contains(type)
  }

  private func run(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.controller = self
    guard let shown = activity.activityViewController else { return activity.perform() }
    present(shown, animated: false)
  }
}

extension UIDocumentPickerViewController {
  /// Simulates choosing documents, or destinations of exported documents: dismisses the picker and
  /// notifies the delegate.
  ///
  /// - Returns: `true` if the documents could be chosen: at least one, and more than one only if that is
  ///   allowed.
  @discardableResult
  public func choose(_ urls: [URL]) -> Bool {
    let isAllowed = urls.count == 1 || allowsMultipleSelection || !exportedURLs.isEmpty
    guard !urls.isEmpty, isAllowed else { return false }
    dismiss(animated: false)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
    return true
  }

  /// Simulates canceling: dismisses the picker and notifies the delegate.
  public func cancel() {
    dismiss(animated: false)
    delegate?.documentPickerWasCancelled(self)
  }
}

extension UIImagePickerController {
  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Simulates choosing a picture or a movie: notifies the delegate, which dismisses the picker.
  public func choose(_ info: [InfoKey: Any]) {
    pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Simulates canceling: notifies the delegate, which dismisses the picker.
  public func cancel() {
    pickerDelegate?.imagePickerControllerDidCancel(self)
  }
}
