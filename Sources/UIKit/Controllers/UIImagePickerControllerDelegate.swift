/// Hears of what a person chose; every member may be missing.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Hears what was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Hears that nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the controller, as UIKit does where the member is missing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// Dismisses the controller, as UIKit does where the member is missing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
