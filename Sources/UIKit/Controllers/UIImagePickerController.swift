import Foundation

/// Lets a person choose a picture, by a driven step: nothing is shown.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// The photos.
    case photoLibrary
    /// The camera.
    case camera
    /// The newest photos.
    case savedPhotosAlbum
  }

  /// Names of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of medium.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it is.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Where pictures come from; default the photos.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of media; default pictures.
  open var mediaTypes = ["public.image"]
  /// A Boolean value that indicates whether a person may cut a picture. The default is `false`.
  open var allowsEditing = false

  /// Returns a Boolean value that indicates whether pictures can come from a source: from all but
  /// the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the kinds of media of a source: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  private var chooser: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Chooses a picture. A driven step: the delegate hears, and dismisses the controller.
  public func choose(_ info: [InfoKey: Any]) {
    chooser?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Gives up. A driven step: the delegate hears and dismisses the controller.
  public func cancel() {
    chooser?.imagePickerControllerDidCancel(self)
  }
}

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
