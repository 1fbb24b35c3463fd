import Foundation

/// A view controller with which the user picks an image. Nothing is shown; a test makes the choice.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The source of the images.
  public enum SourceType: Int, Hashable, Sendable {
    /// The photo library.
    case photoLibrary
    /// The camera.
    case camera
    /// The saved photos.
    case savedPhotosAlbum
  }

  /// A camera of a device.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The camera at the back.
    case rear
    /// The camera at the front.
    case front
  }

  /// What the camera records.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Photos.
    case photo
    /// Movies.
    case video
  }

  /// The use of the flash.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// Never.
    case off = -1
    /// As the light requires.
    case auto
    /// Always.
    case on
  }

  /// A key of the information about the picked item.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the media type of the item, a uniform type identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The key of the original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The key of the edited image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The key of the crop rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The key of the URL of the image file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The key of the URL of the movie file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The source of the images. The default is the photo library.
  open var sourceType = SourceType.photoLibrary
  /// The media types that the user can pick. The default is images.
  open var mediaTypes = ["public.image"]
  /// A Boolean value that indicates whether the user may edit the image. The default is `false`.
  open var allowsEditing = false

  /// Returns a Boolean value that indicates whether a source is available. All sources but the
  /// camera are available here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The camera to use. Not used by the runtime, which reports `unused-member`, like all members of the camera.
  open var cameraDevice = CameraDevice.rear {
    didSet { reportUnused("UIImagePickerController", if: cameraDevice != .rear) }
  }
  /// What the camera records. The default is photos.
  open var cameraCaptureMode = CameraCaptureMode.photo {
    didSet { reportUnused("UIImagePickerController", if: cameraCaptureMode != .photo) }
  }
  /// The use of the flash. The default is `auto`.
  open var cameraFlashMode = CameraFlashMode.auto {
    didSet { reportUnused("UIImagePickerController", if: cameraFlashMode != .auto) }
  }
  /// A Boolean value that indicates whether the system's controls are shown. The default is `true`.
  open var showsCameraControls = true {
    didSet { reportUnused("UIImagePickerController", if: !showsCameraControls) }
  }

  /// Takes a photo with the camera. There is none here, so that only `unused-member` is reported.
  open func takePicture() { reportUnused("UIImagePickerController", if: true) }

  /// Returns `false`, because there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns the media types of a source: images, or `nil` when the source is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
}

/// The delegate of an image picker; all methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Tells the delegate which item the user picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Tells the delegate that the user canceled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The default implementation dismisses the picker, as UIKit does without a delegate method.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// The default implementation dismisses the picker, as UIKit does without a delegate method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
