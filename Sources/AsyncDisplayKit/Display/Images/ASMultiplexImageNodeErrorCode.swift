/// Why a multiplex image node has stopped loading.
///
/// Texture: codes of the domain `ASMultiplexImageNodeErrorDomain`. Nobody hears of the first two, as
/// in Texture; the two of photos do not occur.
public enum ASMultiplexImageNodeErrorCode: UInt, Error, Hashable, Sendable {
  /// The data source has neither an image nor an address.
  case noSourceForImage
  /// Another version was wanted before the download began, which is begun with then.
  case bestImageIdentifierChanged
  /// The photo library gave nothing.
  case photosImageManagerFailedWithoutError
  /// The photo library does not have the photo.
  case phAssetIsUnavailable
}

/// The domain of ``ASMultiplexImageNodeErrorCode``.
public let ASMultiplexImageNodeErrorDomain = "ASMultiplexImageNodeErrorDomain"
