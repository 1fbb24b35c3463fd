import Foundation

extension UIImage {
  /// The image as a PNG file: the very file that it was read from.
  ///
  /// Nothing is encoded here: an image of another origin has none.
  public func pngData() -> Data? { encoded(beginningWith: [0x89, 0x50, 0x4E, 0x47]) }

  /// The image as a JPEG file: the very file that it was read from, of whatever quality.
  ///
  /// Nothing is encoded here: an image of another origin has none.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(beginningWith: [0xFF, 0xD8, 0xFF])
  }

  private func encoded(beginningWith mark: [UInt8]) -> Data? {
    guard case .encoded(let data)? = cgImage?.source, data.starts(with: mark) else { return nil }
    return data
  }
}
