import Foundation

/// An object, such as an image, that is placed in text like a character (UIKit).
open class NSTextAttachment: NSObject {
  private let header = CoreFoundationHeader()

  /// The character in the text that represents an attachment, U+FFFC.
  public static let character = 0xFFFC

  /// The position and size of the attachment in points, relative to the baseline, with y upward.
  /// Zero means the size of the image.
  open var bounds = CGRect.zero
  /// The image that the attachment shows, or `nil`.
  open var image: UIImage?
  /// The data of the attachment, or `nil`.
  open var contents: Data?
  /// The uniform type identifier of the data, or `nil`.
  open var fileType: String?

  /// Creates an attachment without contents.
  public override init() {
    super.init()
  }

  /// Creates an attachment from data and its uniform type identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    self.contents = contentData
    self.fileType = uti
    super.init()
  }

  /// Creates an attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Returns the bounds of the attachment in a line, in points relative to the baseline, with y
  /// upward.
  ///
  /// The default is ``bounds``, or the size of the image. UIKit: apps override this method to align
  /// images with a font. It may be called on any thread that measures the text.
  ///
  /// - Quirk: Text is measured as a value before its lines are known. This method is called once
  ///   per measurement, without a container, for a line with the width of the screen and the height
  ///   of the run's font, at its beginning.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// Returns the image that is shown in given bounds, in points. The default is ``image``.
  ///
  /// It may be called on any thread that measures the text, without a container.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// Creates an attributed string of one character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
