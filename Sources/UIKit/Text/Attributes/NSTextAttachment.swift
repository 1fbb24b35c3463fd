import Foundation

/// A thing that stands in text like a character (UIKit).
open class NSTextAttachment: NSObject {
  private let header = CoreFoundationHeader()

  /// The character that carries an attachment, U+FFFC.
  public static let character = 0xFFFC

  /// The place and the size in points, from the baseline up; zero stands for the image's size.
  open var bounds = CGRect.zero
  /// The picture that is shown.
  open var image: UIImage?
  /// The thing's data, if it has any.
  open var contents: Data?
  /// The data's uniform type identifier, if it has any.
  open var fileType: String?

  /// Makes an attachment without anything in it.
  public override init() {
    super.init()
  }

  /// Makes an attachment from data and its uniform type identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    self.contents = contentData
    self.fileType = uti
    super.init()
  }

  /// Makes an attachment that shows a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The room that the attachment takes in points, from the baseline up.
  var place: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// Makes the string of one character that carries an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
